import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const at = (endpoint: object) =>
  base64(JSON.stringify({ remote: { protocol: 'https', hostname: 'barn.example', port: 443, ...endpoint } }));

const invalidCodes: readonly (readonly [string, string])[] = [
  ['not base64', '*** no code ***'],
  ['not JSON', base64('{"remote":')],
  ['JSON of another form', base64('[]')],
  ['javascript:', at({ protocol: 'javascript' })],
  ['javascript: as the host', at({ hostname: 'javascript:alert(1)' })],
  ['port 0', at({ port: 0 })],
  ['port 65536', at({ port: 65_536 })],
  ['userinfo', at({ hostname: 'north-barn@evil.example' })],
  ['a path', at({ hostname: 'evil.example/north-barn' })],
  ['a look-alike host (Cyrillic a)', at({ hostname: 'b\u0430rn.example' })],
  ['a host that is written from right to left', at({ hostname: 'barn\u202e.example' })],
  ['no address', base64('{}')],
];

test('F23: no code that is damaged or made to deceive is taken, and nothing is sent anywhere', async ({ suite }) => {
  const { page, network } = suite;
  const t = (key: string) => suite.words('mf-auth', key);
  await suite.start();
  await page.getByRole('button', { name: t('addBarn.action') }).click();
  const field = page.locator('input[name="discovery-code"]');
  for (const [name, code] of invalidCodes) {
    await field.fill(code);
    await page.getByRole('button', { name: t('addBarn.next'), exact: true }).click();
    await expect(field, name).toHaveAccessibleDescription(/The discovery code is invalid/);
    await expect(field, name).toHaveValue(code);
    if (name === invalidCodes.at(-1)?.[0]) await suite.pictureOf('F23');
    await field.fill('');
  }
  const { address, north, south, senator } = runningSuite();
  // Pictures of the known barns are in the page's own memory.
  const known = [address, north, south, senator, 'blob:'];
  expect(network.addresses().filter((asked) => !known.some((origin) => asked.startsWith(origin)))).toEqual([]);
});

test('F23: a host in letters that can deceive is shown as it is called, and marked, before anything is sent to it', async ({
  suite,
}) => {
  const { page, network } = suite;
  const t = (key: string) => suite.words('mf-auth', key);
  const host = 'xn--brn-7cd.example';
  await suite.start();
  await page.getByRole('button', { name: t('addBarn.action') }).click();
  await page.locator('input[name="discovery-code"]').fill(at({ hostname: host }));
  await page.getByRole('button', { name: t('addBarn.next'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('addBarn.askTitle') });
  await expect(question).toContainText(host);
  await expect(question).toContainText(t('addBarn.disguised'));
  await question.getByRole('button', { name: t('addBarn.back'), exact: true }).click();
  expect(network.addresses().filter((asked) => asked.includes(host))).toEqual([]);
});
