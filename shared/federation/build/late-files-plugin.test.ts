import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FilesByChunk } from './with-late-files';

const program = path.join(import.meta.dirname, 'built-example/build.ts');

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'late-files-'));
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  await once(child, 'close');
  expect(await said).toBe('');
});
afterAll(() => rmSync(folder, { recursive: true }));

const built = (name: string) => readFileSync(path.join(folder, name));
const digest = (name: string) => `sha256-${createHash('sha256').update(built(name)).digest('base64')}`;

function named(beginning: string, ending: string): string {
  const found = readdirSync(folder).find((name) => name.startsWith(beginning) && name.endsWith(ending));
  if (found === undefined) throw new Error(`${beginning}…${ending} was not built`);
  return found;
}

const whole = (name: string) => `${name} ${digest(name)}`;

test('a built program names its early files, and where the others are, by the digests of what was written', () => {
  const program = built(named('shell', '.js')).toString();
  expect(program).toContain(`lateFiles="${whole(named('late-files', '.json'))}"`);
  expect(program).toContain(named('words', '.js'));
  expect(program).toContain(digest(named('words', '.js')));
  expect(program).not.toContain(named('account', '.js'));
  const late = JSON.parse(built(named('late-files', '.json')).toString()) as FilesByChunk;
  expect(Object.values(late)).toEqual([
    { script: whole(named('account', '.js')), style: whole(named('account', '.css')) },
  ]);
});

test('a worker is started by its address, so that its name stays in the program', () => {
  const program = built(named('shell', '.js')).toString();
  expect(program).toContain(named('counter-worker', '.js'));
  expect(built(named('late-files', '.json')).toString()).not.toContain('counter-worker');
});

test('the page asks for the program as it is now', () => {
  expect(built('index.html').toString()).toContain(digest(named('shell', '.js')));
});
