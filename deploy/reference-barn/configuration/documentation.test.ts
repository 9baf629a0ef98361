import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoInstances } from '../../demo/instances';
import { permissionEntries } from '../authorization/permission-entries';
import { loadContract } from '../contract/load-contract';
import schema from './configuration.schema.json' with { type: 'json' };
import { completeConfiguration } from './read-configuration';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(repository, 'docs', 'reference-barn.md'), 'utf8');
const [barn, ...additions] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text));

test('shows a configuration that works', () => {
  const { cameras, accounts } = completeConfiguration(barn);
  expect(cameras.map(({ source }) => source.kind)).toEqual(['rtsp', 'rtsp']);
  expect(accounts[0]?.roles).toEqual(['manager']);
});

test('shows one that runs beside the demo, whose suite the reader looks at it with', () => {
  const { suite, senator, north, south } = demoInstances({});
  const taken = [suite, senator, north, south].map(({ address }) => Number(new URL(address).port));
  expect(taken).not.toContain(completeConfiguration(barn).listen.port);
  expect(guide).toContain(`curl http://localhost:${completeConfiguration(barn).listen.port}/api/p`);
});

test('names files and scripts that exist', () => {
  const files = [...guide.matchAll(/\bdeploy\/[\w/.-]+\.(?:ts|mjs|json|md)\b/g)].map(([file]) => file);
  expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
  const scripts = [...guide.matchAll(/`npm run ([\w:-]+)/g)].map(([, script]) => script);
  const { scripts: known } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  expect(Object.keys(known)).toEqual(expect.arrayContaining(scripts));
  expect([files.length, scripts.length].every((count) => count > 0)).toBe(true);
});

test('shows additions that fit it', () => {
  expect(additions.length).toBeGreaterThan(0);
  for (const addition of additions) expect(() => completeConfiguration({ ...barn, ...addition })).not.toThrow();
});

test.each(Object.keys(schema.properties).filter((name) => name !== '$schema'))('tells what %s is for', (name) => {
  expect(guide).toContain(`\`${name}\``);
});

test.each(permissionEntries(loadContract()))('tells what $permissionId allows', ({ permissionId }) => {
  expect(guide).toContain(`| \`${permissionId}\` | `);
});
