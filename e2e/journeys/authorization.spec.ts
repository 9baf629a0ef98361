import { expect, test } from '../harness/suite-test';
import { startInLookOfSize } from './look-of-size';

const authorization = '/dashboard/north-barn/administration/authorization';

test('6.8: a role is given to an account after it was seen what that comes to, and taken away again', async ({
  suite,
}) => {
  const { page } = suite;
  const say = (key: string, values = {}) => suite.words('mf-admin', key, values);
  await startInLookOfSize(suite, `${authorization}?account=account-newcomer`);
  const roles = page.getByRole('region', { name: say('accountAccess.roles'), exact: true });
  const permissions = page.getByRole('region', { name: say('accountAccess.permissions'), exact: true });
  await roles.getByRole('combobox').selectOption('stockperson');
  await roles.getByRole('button', { name: say('accountAccess.add') }).click();
  await expect(page.getByText(say('review.give.role', { name: 'Stockperson' })).first()).toBeVisible();
  await page.getByRole('button', { name: say('review.save') }).click();
  await expect(permissions.getByText(say('source.role', { way: 'Stockperson → Viewer' })).first()).toBeVisible();
  await roles.getByRole('button', { name: `${say('accountAccess.take')} Stockperson` }).click();
  await page.getByRole('button', { name: say('review.save') }).click();
  await expect(permissions.getByRole('listitem')).toHaveCount(0);
});

test('6.8: a permission names who has it, by a link to the account', async ({ suite }) => {
  const { page } = suite;
  await startInLookOfSize(suite, `${authorization}?tab=permissions&permission=authorization.manage`);
  await page.getByRole('main').getByRole('link', { name: 'Maria Manager' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Maria Manager' })).toBeVisible();
});

test('6.8: a permission is given to an account, told as its own, and taken away again', async ({ suite }) => {
  const { page } = suite;
  const say = (key: string, values = {}) => suite.words('mf-admin', key, values);
  await startInLookOfSize(suite, `${authorization}?account=account-newcomer`);
  const permissions = page.getByRole('region', { name: say('accountAccess.permissions'), exact: true });
  await permissions.getByRole('combobox').selectOption('cameras.manage');
  await permissions.getByRole('button', { name: say('accountAccess.add') }).click();
  await page.getByRole('button', { name: say('review.save') }).click();
  const held = permissions.getByRole('listitem').filter({ hasText: 'cameras.manage' });
  await expect(held).toContainText(say('source.direct'));
  await page.reload();
  await expect(held).toContainText(say('source.direct'));
  await permissions.getByRole('button', { name: `${say('accountAccess.take')} cameras.manage` }).click();
  await page.getByRole('button', { name: say('review.save') }).click();
  await expect(held).toHaveCount(0);
});

test('6.8: a role says what it gives and by which roles; two accounts are compared, and that has an address', async ({
  suite,
}) => {
  const { page } = suite;
  const say = (key: string, values = {}) => suite.words('mf-admin', key, values);
  await startInLookOfSize(suite, `${authorization}?tab=roles`);
  const main = page.getByRole('main');
  await main
    .getByRole('gridcell', { name: 'Stockperson', exact: true })
    .or(main.getByRole('button', { name: /^Stockperson/ }))
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 2, name: 'Stockperson' })).toBeVisible();
  await expect(main.getByText('incidents.barnIntervention.manage', { exact: true })).toBeVisible();

  await main.getByRole('tab', { name: say('authorization.tab.compare'), exact: true }).click();
  await main.getByLabel(say('compare.one'), { exact: true }).selectOption({ label: 'Maria Manager' });
  await main.getByLabel(say('compare.other'), { exact: true }).selectOption('account-newcomer');
  const differences = new RegExp(`^${say('compare.differences_other', { count: '[1-9]\\d*' })}$`);
  await expect(main.getByText(differences)).toBeVisible();
  await expect(main.getByText('authorization.manage', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByText('authorization.manage', { exact: true })).toBeVisible();
});
