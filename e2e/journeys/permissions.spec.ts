import { expectKept } from '../harness/kept-suite';
import { expect, test } from '../harness/suite-test';

const overview = '/dashboard/north-barn/administration/cameraOverview';

test('whoever may not manage cameras never downloads anything of mf-admin', async ({ suite }) => {
  const { page, network } = suite;
  await suite.startAtCameras('north-barn', 'viewer');
  await expect(suite.navEntry(suite.words('mf-admin', 'nav.cameraOverview'))).toHaveCount(0);
  await suite.goTo(suite.words('mf-incidents', 'nav.incidents'));
  await expect(suite.heading(suite.words('mf-incidents', 'incidentList.title'))).toBeVisible();
  await suite.goTo(suite.words('mf-regions', 'nav.regionTypes'));
  await expect(suite.heading(suite.words('mf-regions', 'regionTypes.title'))).toBeVisible();
  await suite.goTo(suite.words('shell', 'systemInformation.title'));
  await suite.open(overview);
  await expect(suite.heading(suite.words('shell', 'notPermitted.title'))).toBeVisible();
  await expect(page.getByText(/cameras\.manage/)).toBeVisible();
  expect(network.ofRemote('mf-admin')).toEqual([]);
  expect(network.ofRemote('mf-cameras').length).toBeGreaterThan(0);
});

test.describe('with the suite on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nor where its screen is the first one that is opened (product 10.1)', async ({ suite }) => {
    await suite.startAtCameras('north-barn', 'viewer');
    await expectKept(suite);
    await suite.open(overview);
    await expect(suite.heading(suite.words('shell', 'notPermitted.title'))).toBeVisible();
    expect(suite.network.ofRemote('mf-admin')).toEqual([]);
  });
});

test('a manager sees every camera in the overview, decommissioned ones too', async ({ suite }) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager');
  await suite.goTo(suite.words('mf-admin', 'nav.cameraOverview'));
  await expect(suite.heading(suite.words('mf-admin', 'cameraOverview.title'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${overview}$`));
  await expect(page.getByText('Loading ramp (old)').first()).toBeVisible();
  await expect(page.getByText('Spare camera').first()).toBeVisible();
  await expect(page.getByText('14 cameras')).toBeVisible();
  expect(suite.network.ofRemote('mf-admin').length).toBeGreaterThan(0);
});
