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
