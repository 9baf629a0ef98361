import { expect, type Locator, type Page } from '@playwright/test';
import { loaded, type ScreenActions, type Walker, words } from '../interaction/screen-actions';
import { manyAccounts } from './many-accounts';

const t = words('mf-admin');
const frame = words('shell');
const restOfGroup = /^\d+ more$/;

const { accounts, roles, permissions, cameras } = manyAccounts;

/** A thousand calls, each answered by this process: on a busy machine ten a second. */
const allAsked = { timeout: 180_000 } as const;

/**
 * Waits until something is on the screen. `expect` would, with each look that finds nothing, read the whole page out to
 * have words for a failure: the next press would wait for that, and the page would be said to be slower than it is.
 */
const seen = (target: Locator, options?: { readonly timeout: number }) => target.first().waitFor(options);

/** What is said of a list as it changes. By its element: to look for words alone reads each element of the page. */
const told = (page: Page, words: string | RegExp) =>
  page.getByRole('main').locator('output, [role="status"]').filter({ hasText: words });

const gone = (target: Locator) => target.waitFor({ state: 'hidden' });

/** A row of a table, on phones of a list, by what names it. */
function rowNamed(page: Page, name: string) {
  const main = page.getByRole('main');
  return main
    .getByRole('gridcell', { name, exact: true })
    .or(main.getByRole('button', { name: new RegExp(`^${name}\\b`) }))
    .first();
}

/** Opens an entry of the group *Configure*, which has more entries than it shows at first. */
async function goToConfigure(page: Page, press: Walker['press'], screen: string): Promise<void> {
  const more = page.getByRole('navigation').getByRole('button', { name: frame('frame.more'), exact: true });
  const isPhone = await more.isVisible();
  if (isPhone) await press(more);
  const place = isPhone ? page.getByRole('dialog') : page.getByRole('navigation');
  const group = place.getByRole('button', { name: new RegExp(`^${frame('navGroup.configure')}`) });
  if ((await group.getAttribute('aria-expanded')) === 'false') await press(group);
  const entry = place.locator(`a[href$="/${screen}"]`);
  const rest = place.getByRole('button', { name: restOfGroup }).filter({ visible: true });
  await entry.or(rest).filter({ visible: true }).first().waitFor();
  if (!(await entry.isVisible())) await press(rest);
  await press(entry);
}

async function searchFor({ page, press }: Walker, label: string, text: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: label });
  await press(search);
  await search.pressSequentially(text);
  await expect(search, 'no letter is lost').toHaveValue(text);
}

/** What somebody does who administers many accounts: searches, opens, changes. */
export const accountActions: readonly ScreenActions[] = [
  {
    screen: 'accounts',
    async run(walker) {
      const { page, press } = walker;
      await goToConfigure(page, press, 'administration/authorization');
      await seen(told(page, t('authorization.count', { shown: accounts, total: accounts })), loaded);
      await searchFor(walker, t('accounts.search'), 'person 437');
      await seen(told(page, t('authorization.count', { shown: 1, total: accounts })));
      await press(rowNamed(page, 'Person 437'));
    },
  },
  {
    screen: 'one account',
    async run({ page, press }) {
      const part = (key: string) => page.getByRole('region', { name: t(key), exact: true });
      const held = part('accountAccess.permissions');
      await seen(held.getByRole('listitem').first(), loaded);
      const changes = (count: number) =>
        page.getByRole('heading', { name: t(count === 1 ? 'review.title_one' : 'review.title_other', { count }) });
      const recursive = page.getByText(t('accountAccess.recursive'), { exact: true });
      await press(recursive);
      await press(recursive);
      const rolePart = part('accountAccess.roles');
      await rolePart.getByRole('combobox').selectOption({ index: 5 });
      await press(rolePart.getByRole('button', { name: t('accountAccess.add'), exact: true }));
      await seen(changes(1));
      await held.getByRole('combobox').selectOption({ index: 7 });
      await press(held.getByRole('button', { name: t('accountAccess.add'), exact: true }));
      await seen(changes(2));
      await press(rolePart.getByRole('button', { name: new RegExp(`^${t('accountAccess.take')} `) }).first());
      await seen(changes(3));
      await press(
        page.getByRole('button', {
          name: new RegExp(`^${t('review.undo')} ${t('review.give.permission', { name: '' }).trim()}`),
        }),
      );
      await seen(changes(2));
      await press(page.getByRole('button', { name: t('review.save'), exact: true }));
      await seen(told(page, t('accountAccess.saved_other', { count: 2 })), loaded);
      await press(page.getByRole('button', { name: t('accounts.all'), exact: true }));
    },
  },
  {
    screen: 'roles',
    async run(walker) {
      const { page, press } = walker;
      await press(page.getByRole('tab', { name: t('authorization.tab.roles'), exact: true }));
      await seen(told(page, t('authorization.count', { shown: roles, total: roles })));
      await searchFor(walker, t('roles.search'), 'role 23');
      await gone(told(page, t('authorization.count', { shown: roles, total: roles })));
      await press(rowNamed(page, 'Role 23'));
      await press(page.getByRole('button', { name: t('roles.all'), exact: true }));
    },
  },
  {
    screen: 'permissions',
    async run(walker) {
      const { page, press } = walker;
      await press(page.getByRole('tab', { name: t('authorization.tab.permissions'), exact: true }));
      await seen(told(page, t('authorization.count', { shown: permissions, total: permissions })));
      await searchFor(walker, t('permissions.search'), 'area7');
      await gone(told(page, t('authorization.count', { shown: permissions, total: permissions })));
      await press(rowNamed(page, 'area7.right-108'));
      // Pressed while the accounts are being asked, and after it.
      await press(page.getByRole('button', { name: t('permissions.all'), exact: true }));
      await page.getByRole('searchbox', { name: t('permissions.search') }).fill('');
      await press(rowNamed(page, 'area0.right-1'));
      await seen(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Person/ })
          .first(),
        loaded,
      );
      await seen(told(page, new RegExp(`of ${accounts} accounts have it`)), allAsked);
      await press(page.getByRole('button', { name: t('permissions.all'), exact: true }));
    },
  },
  {
    screen: 'two accounts compared',
    async run({ page, press }) {
      await press(page.getByRole('tab', { name: t('authorization.tab.compare'), exact: true }));
      await page.getByLabel(t('compare.one'), { exact: true }).selectOption({ label: 'Person 3' });
      await page.getByLabel(t('compare.other'), { exact: true }).selectOption({ label: 'Person 44' });
      const differences = page.getByText(t('compare.onlyDifferences'), { exact: true });
      await press(differences);
      await press(differences);
    },
  },
];

/** The same with many cameras. */
export const cameraActions: readonly ScreenActions[] = [
  {
    screen: 'camera overview',
    async run(walker) {
      const { page, press } = walker;
      await goToConfigure(page, press, 'administration/cameraOverview');
      await seen(told(page, t('cameraOverview.count_other', { count: cameras })), loaded);
      const box = (name: string) => page.getByRole('checkbox', { name: t('bulk.choose', { name }), exact: true });
      await press(box('Pen 1'));
      await press(page.getByRole('button', { name: t('bulk.chooseAll'), exact: true }));
      await press(page.getByRole('button', { name: t('bulk.change'), exact: true }));
      await page.keyboard.press('Escape');
      await press(page.getByRole('button', { name: t('bulk.clear'), exact: true }));
      await searchFor(walker, t('cameraOverview.search'), 'pen 31');
      const field = t('inPlace.name', { name: 'Pen 31' });
      await press(page.getByRole('button', { name: new RegExp(`^${t('inPlace.edit', { what: field })}:`) }));
      await page.getByRole('textbox', { name: field, exact: true }).pressSequentially(' left');
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox', { name: t('cameraOverview.search') }).fill('');
    },
  },
];

export const administrationActions: readonly ScreenActions[] = [...accountActions, ...cameraActions];
