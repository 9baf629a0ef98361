import type { Page, Route } from '@playwright/test';
import { demoPassword, senatorAccount } from '../../deploy/demo/accounts';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';

async function signInAtSenator(suite: Suite): Promise<void> {
  const { page } = suite;
  await page.locator('input[name="email"]').fill(senatorAccount.email);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.getByRole('button', { name: suite.words('mf-auth', 'signIn.submit'), exact: true }).click();
}

/** The senator answers some of its calls with an error, until `heal`. */
async function breakSenator(
  page: Page,
  path: RegExp,
  method: string,
  answer: { status: number; body: string },
): Promise<() => Promise<void>> {
  const { senator } = runningSuite();
  const matches = (url: URL) => url.origin === senator && path.test(url.pathname);
  const fail = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
    await route.fulfill({ ...answer, headers });
  };
  await page.route(matches, fail);
  return () => page.unroute(matches, fail);
}

const serverError = { status: 500, body: JSON.stringify({ error: { code: 'internal', message: 'no' } }) };

/** What the senator knows of nobody's accounts. */
const noProviders = { status: 200, body: JSON.stringify({ data: { serviceProviders: [] } }) };

const withoutAccount = {
  status: 200,
  body: JSON.stringify({
    data: {
      serviceProviders: [
        {
          serviceProviderId: 'north',
          globalUniqueIdentifier: 'north-barn',
          name: 'North barn',
          remoteAccountId: null,
          remoteAuthenticationId: null,
        },
      ],
    },
  }),
};

for (const language of ['en', 'de'] satisfies readonly Language[]) {
  test(`whoever has an account at the senator comes through it to the cameras, and to the next barn with one press, ${language}`, async ({
    suite,
  }) => {
    const { page } = suite;
    const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
    await suite.start({ language });
    const dialog = await suite.askToSignIn('north-barn');
    await dialog.getByRole('link', { name: t('signIn.throughSenator', { senator: 'BarnWatch sign-in' }) }).click();
    await expect(page).toHaveURL(/\/single-sign-on\/north-barn$/);
    await signInAtSenator(suite);
    await suite.expectToast('signedInByProvider');
    await suite.expectCameras();
    await expect(page).toHaveURL(/\/dashboard\/north-barn\//);

    suite.watch.expect(/^451: /, /^console error: .*status of 451/);
    await suite.open('/single-sign-on/south-barn');
    await expect(page.getByText(t('singleSignOn.continueTitle', { senator: 'BarnWatch sign-in' }))).toBeVisible();
    await page.getByRole('button', { name: t('singleSignOn.continueAs'), exact: true }).click();
    // South barn asks this account for its licence agreement, now or at an earlier sign-in.
    const agreement = page.getByRole('dialog').filter({ hasText: t('eula.tick') });
    await expect(agreement.or(suite.heading(suite.words('mf-cameras', 'cameraList.title')))).toBeVisible();
    if (await agreement.isVisible()) {
      await agreement.getByText(t('eula.tick')).click();
      await agreement.getByRole('button', { name: t('eula.accept'), exact: true }).click();
    }
    await suite.expectCameras();
    await expect(page).toHaveURL(/\/dashboard\/south-barn\//);
  });
}

test('a link to a screen leads there through the senator as well', async ({ suite }) => {
  const path = '/dashboard/north-barn/incidents';
  await suite.start({ path });
  await suite.page
    .getByRole('link', { name: suite.words('mf-auth', 'signIn.throughSenator', { senator: 'BarnWatch sign-in' }) })
    .click();
  await signInAtSenator(suite);
  await expect(suite.page).toHaveURL(new RegExp(`${path}$`));
});

test('one can leave between the steps, and comes back to where one was', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  await breakSenator(page, /^\/api\/serviceProviders\/$/, 'GET', withoutAccount);
  await suite.start({ path: '/single-sign-on/north-barn' });
  await signInAtSenator(suite);
  await expect(page.locator('input[name="displayName"]')).toBeVisible();
  await page.getByRole('link', { name: t('singleSignOn.back') }).click();
  await suite.expectSelectBarn();
  await page.goBack();
  await page.getByRole('button', { name: t('singleSignOn.continueAs'), exact: true }).click();
  await expect(page.locator('input[name="displayName"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('singleSignOn.otherAccount') })).toBeVisible();
});

test('each step that fails says which one it was, and can be tried again', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
  suite.watch.expect(/^500: \w+ .*\/api\/(serviceProviders|idp)/, /^console error: .*status of 500/);
  await suite.start({ path: '/single-sign-on/north-barn' });

  const heals = [
    await breakSenator(page, /^\/api\/serviceProviders\/$/, 'GET', noProviders),
    await breakSenator(page, /^\/api\/serviceProviders\/?$/, 'POST', serverError),
  ];
  await signInAtSenator(suite);
  await suite.expectToast('providerNotCreated');
  await expect(page.getByRole('alert')).toContainText(t('singleSignOn.couldNotCreateProvider'));
  await Promise.all(heals.map((heal) => heal()));

  const known = await breakSenator(page, /^\/api\/serviceProviders\/$/, 'GET', withoutAccount);
  const notMade = await breakSenator(page, /^\/api\/idp\/north\/account$/, 'POST', serverError);
  await page.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).click();
  await page.locator('input[name="displayName"]').fill('Maria');
  await page.getByRole('button', { name: t('singleSignOn.create'), exact: true }).click();
  await suite.expectToast('accountNotCreated');
  await expect(page.getByRole('alert')).toContainText(t('singleSignOn.couldNotCreateAccount'));
  await expect(page.locator('input[name="displayName"]')).toHaveValue('Maria');
  await Promise.all([known(), notMade()]);

  const notLetIn = await breakSenator(page, /^\/api\/idp\/[^/]+\/login\/$/, 'GET', serverError);
  await page.reload();
  await page.getByRole('button', { name: t('singleSignOn.continueAs'), exact: true }).click();
  await suite.expectToast('notSignedInByProvider');
  await expect(page.getByRole('alert')).toContainText(t('singleSignOn.couldNotSignIn'));
  await notLetIn();
  await page.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).click();
  await suite.expectCameras();
});

test('a barn that nobody knows is said to be unknown', async ({ suite }) => {
  await suite.start({ path: '/single-sign-on/no-such-barn' });
  await expect(suite.heading(suite.words('mf-auth', 'singleSignOn.unknownTitle'))).toBeVisible();
});
