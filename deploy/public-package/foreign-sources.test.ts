import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../build/places';
import { publicFolderProblem } from './public-folder';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

let project: string;
beforeAll(() => {
  // Real, so that the compiler's list of files can be compared with it.
  project = realpathSync(mkdtempSync(path.join(tmpdir(), 'foreign-')));
  const installed = path.join(project, 'node_modules/@barnwatch/shared');
  mkdirSync(path.dirname(installed), { recursive: true });
  const { status, stderr } = command(installed);
  expect([status, stderr]).toEqual([0, '']);
  installDependencies(installed);
  cpSync(path.join(repository, 'e2e/outside/vite'), project, { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));

/** `npm run types -- <words>` */
function command(...words: readonly string[]) {
  const main = path.join(repository, 'deploy/public-package/main.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', main, ...words], { cwd: repository, encoding: 'utf8' });
}

/** What `npm install` would bring besides: the packages that it names, and what their types need. */
function installDependencies(installed: string): void {
  const { dependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  for (const name of [...Object.keys(dependencies), 'react-router', 'csstype']) {
    const place = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(repository, 'node_modules', name), place);
  }
}

function typeCheck(): { readonly errors: string; readonly files: readonly string[] } {
  const words = [compiler, '-p', project, '--listFiles', '--preserveSymlinks', '--skipLibCheck', 'false'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line !== '');
  return {
    errors: lines.filter((line) => /error TS/.test(line)).join('\n'),
    files: lines.filter((line) => path.isAbsolute(line)),
  };
}

test('the sources of an outside team are checked against the package alone, nothing of the workspace is read', () => {
  const { errors, files } = typeCheck();
  expect(errors).toBe('');
  const library = path.join(repository, 'node_modules');
  const inWorkspace = files.filter((file) => file.startsWith(repository) && !file.startsWith(library));
  expect(inWorkspace).toEqual([]);
  expect(files.some((file) => file.endsWith('@barnwatch/shared/wire/calls.d.ts'))).toBe(true);
});

test('a wrong use of a door is found', () => {
  const file = path.join(project, 'src/wrong.ts');
  writeFileSync(
    file,
    `import { useReading } from '@barnwatch/shared/answers';
import { Button } from '@barnwatch/shared/ui';
import { type AnswerOf, listCameras } from '@barnwatch/shared/wire/calls';

export const wrongSelect = () => useReading(listCameras, {}, (answer: AnswerOf<typeof listCameras>) => answer.pigs);
export const wrongButton = () => Button({ kind: 'pig' });
`,
  );
  const { errors } = typeCheck();
  rmSync(file);
  expect(errors).toMatch(/wrong\.ts.*pigs/);
  expect(errors).toMatch(/wrong\.ts.*pig"/);
});

test('the package is written over an earlier one, never over anything else', async () => {
  const installed = path.join(project, 'node_modules/@barnwatch/shared');
  expect(await publicFolderProblem(installed)).toBeNull();
  expect(await publicFolderProblem(path.join(project, 'new'))).toBeNull();
  expect(await publicFolderProblem(project)).toContain('holds something else');
  expect(await publicFolderProblem(path.join(repository, 'shared'))).toContain('holds something else');
});

test('the command says how it is used, and refuses a folder that holds something else', () => {
  expect(command('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run types -- <folder>') });
  expect(command()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run types -- <folder>') });
  expect(command(project)).toMatchObject({ status: 1, stderr: expect.stringContaining('holds something else') });
});
