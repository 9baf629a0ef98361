/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const run = (program: string, ...parameters: string[]) =>
  spawnSync(join(root, 'node_modules', '.bin', program), parameters, { cwd: root, encoding: 'utf8', timeout: 60_000 });

test('the generated types are those of the contract', () => {
  const { status, stderr } = run('tsx', 'shared/wire/generate.ts', '--check');
  expect({ status, stderr }).toMatchObject({ status: 0 });
}, 70_000);

test('an independent validator finds no fault in the contract', () => {
  const { stdout } = run('validate-api', 'shared/wire/barn.openapi.yaml');
  expect(JSON.parse(stdout)).toEqual({ valid: true });
}, 70_000);
