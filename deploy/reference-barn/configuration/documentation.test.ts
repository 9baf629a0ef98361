/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { permissionEntries } from '../authorization/permission-entries';
import { loadContract } from '../contract/load-contract';
import schema from './configuration.schema.json' with { type: 'json' };
import { completeConfiguration } from './read-configuration';

const guide = readFileSync(fileURLToPath(new URL('../../../docs/reference-barn.md', import.meta.url)), 'utf8');
const [barn, ...additions] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text));

it('shows a configuration that works', () => {
  const { cameras, accounts } = completeConfiguration(barn);
  expect(cameras.map(({ source }) => source.kind)).toEqual(['rtsp', 'rtsp']);
  expect(accounts[0]?.roles).toEqual(['manager']);
});

it('shows additions that fit it', () => {
  expect(additions.length).toBeGreaterThan(0);
  for (const addition of additions) expect(() => completeConfiguration({ ...barn, ...addition })).not.toThrow();
});

it.each(Object.keys(schema.properties).filter((name) => name !== '$schema'))('tells what %s is for', (name) => {
  expect(guide).toContain(`\`${name}\``);
});

it.each(permissionEntries(loadContract()))('tells what $permissionId allows', ({ permissionId }) => {
  expect(guide).toContain(`| \`${permissionId}\` | `);
});
