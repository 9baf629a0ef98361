import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '../harness/suite-test';
import { startInLookOfSize } from './look-of-size';

const serviceAccounts = '/dashboard/north-barn/administration/service-accounts';

test('6.9, 13.10: a private key is refused and never sent; its public half is added, and deleted again', async ({
  suite,
}) => {
  const { page } = suite;
  const say = (key: string) => suite.words('mf-admin', key);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const secret = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await startInLookOfSize(suite, serviceAccounts);
  const card = page.getByRole('region', { name: 'Climate computer' });
  await card.getByRole('button', { name: say('serviceAccounts.addKey') }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox').first();
  await field.fill(secret);
  await expect(dialog.getByText(say('addKey.problem.private-key')).first()).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(String(publicKey.export({ type: 'spki', format: 'pem' })));
  await dialog.getByRole('button', { name: say('addKey.add') }).click();
  await expect(dialog).toHaveCount(0);
  const keys = card.getByRole('list').first().getByRole('listitem');
  await expect(keys).toHaveCount(1);
  await card.getByText(say('signInExample.title')).click();
  await expect(card.locator('pre')).toContainText('api/auth/serviceAccount/login');
  await keys.getByRole('button', { name: say('serviceAccounts.deleteKey') }).click();
  await dialog.getByRole('button', { name: say('serviceAccounts.deleteKey') }).click();
  await expect(card.getByText(say('serviceAccounts.noKeys'))).toBeVisible();
  const [, body = 'nothing'] = secret.split('\n');
  expect(sent.filter((text) => text.includes(body))).toEqual([]);
});
