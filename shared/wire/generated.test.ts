import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const run = (program: string, ...parameters: string[]) =>
  spawnSync(join(root, 'node_modules', '.bin', program), parameters, { cwd: root, encoding: 'utf8', timeout: 500_000 });

test('what is generated is that of the contract', () => {
  const { status, stderr } = run('tsx', 'shared/wire/generate.ts', '--check');
  expect({ status, stderr }).toMatchObject({ status: 0 });
});

test('an independent validator finds no fault in the contract', () => {
  const { stdout } = run('validate-api', 'shared/wire/barn.openapi.yaml');
  expect(JSON.parse(stdout)).toEqual({ valid: true });
});

test('the validator would find a fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-contract-'));
  const spoilt = join(folder, 'spoilt.openapi.yaml');
  const contract = readFileSync(join(import.meta.dirname, 'barn.openapi.yaml'), 'utf8');
  writeFileSync(spoilt, contract.replace('      responses:', '      answers:'));
  const { stdout } = run('validate-api', spoilt);
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout)).toMatchObject({ valid: false, errors: [{ params: { unevaluatedProperty: 'answers' } }] });
});
