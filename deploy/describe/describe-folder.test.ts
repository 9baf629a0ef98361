import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileProblems } from '../compose/file-problems';
import { folderPlace } from '../suite-place/folder-place';
import { describeFolder } from './describe-folder';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'describe-'));
  write('package.json', { version: '1.2.0' });
  write('descriptor.json', descriptor);
  write('texts/en.json', { title: 'Scales' });
  write('texts/de.json', { title: 'Waagen' });
  write('dist/mf-manifest.json', manifest());
  for (const file of ['remote-entry.js', 'scales.js', 'scales.css', 'later.js']) write(`dist/${file}`, `/* ${file} */`);
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, content: unknown): void {
  const place = path.join(project, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
}

const descriptor = {
  name: 'scales',
  needs: { contract: '^1.0.0' },
  textNamespace: 'scales',
  routes: [{ path: '/scales', module: './scales', screen: 'ScalesScreen', titleKey: 'title', guard: 'none' }],
  nav: [{ id: 'scales', order: 1, icon: 'camera', titleKey: 'title', to: '/scales', placement: 'side' }],
};

function manifest(changes: { name?: string; type?: string; publicPath?: string; shared?: string[] } = {}) {
  const { name = 'scales_1_2_0', type = 'var', publicPath = 'auto', shared = ['react'] } = changes;
  return {
    name,
    metaData: { publicPath, remoteEntry: { name: 'remote-entry.js', path: '', type } },
    shared: shared.map((each) => ({ name: each })),
    exposes: [{ path: './scales', assets: { js: { sync: ['scales.js'], async: [] }, css: { sync: ['scales.css'] } } }],
  };
}

function describeProject() {
  return describeFolder(project, path.join(project, 'dist'));
}

async function problems(): Promise<string> {
  const outcome = await describeProject();
  expect(existsSync(path.join(project, 'dist/remote.json'))).toBe(false);
  return outcome.ok ? '' : outcome.problems.join('\n').replaceAll(project, '…');
}

test('a widget is described with the files of its module, as a route is', async () => {
  const widget = {
    name: 'weight',
    version: 1,
    module: './scales',
    component: 'Weight',
    permission: { any: ['cameras.view'] },
  };
  write('descriptor.json', { ...descriptor, widgets: [widget] });
  const outcome = await describeProject();
  if (!outcome.ok) throw new Error(outcome.problems.join());
  const [described] = outcome.remote.widgets ?? [];
  expect(described).toMatchObject(widget);
  expect(described?.files).toEqual(outcome.remote.routes[0]?.files);
});

test('issue 19: a first screen, what is brought along, and the list of the files of each part are described', async () => {
  const along = { module: './scales', hook: 'useAlong' };
  const routes = descriptor.routes.map((route) => ({ ...route, atStart: true }));
  write('descriptor.json', { ...descriptor, routes, along });
  const outcome = await describeProject();
  if (!outcome.ok) throw new Error(outcome.problems.join());
  const { remote } = outcome;
  expect(remote.routes[0]?.atStart).toBe(true);
  expect(remote.along).toMatchObject(along);
  const list = readFileSync(path.join(project, 'dist', remote.parts?.file ?? ''), 'utf8');
  expect(JSON.parse(list)).toEqual({ './scales': remote.routes[0]?.files });
});

test('what is written names every file by its bytes, and the texts in both languages', async () => {
  const outcome = await describeProject();
  if (!outcome.ok) throw new Error(outcome.problems.join());
  const { remote } = outcome;
  expect(JSON.parse(readFileSync(path.join(project, 'dist/remote.json'), 'utf8'))).toEqual(remote);
  expect(remote).toMatchObject({ name: 'scales', version: '1.2.0', container: 'scales_1_2_0' });
  expect(remote).not.toHaveProperty('entryType');
  const digest = createHash('sha256').update('/* remote-entry.js */').digest('base64');
  expect(remote.entry).toEqual({ file: 'remote-entry.js', integrity: `sha256-${digest}`, bytes: 21 });
  expect(remote.routes[0]).toMatchObject({ title: { en: 'Scales', de: 'Waagen' } });
  expect(remote.routes[0]?.files.map(({ file }) => file)).toEqual(['scales.css', 'scales.js']);
  expect(await fileProblems(folderPlace(project), 'dist', remote)).toEqual([]);
});

test('shared doors on demand that the build uses are named, so that they come beside its files', async () => {
  write('dist/mf-manifest.json', manifest({ shared: ['react', '@barnwatch/shared/ui', '@barnwatch/shared/answers'] }));
  const outcome = await describeProject();
  expect(outcome).toMatchObject({ remote: { routes: [{ doors: ['@barnwatch/shared/answers'] }] } });
});

test('of ES modules all that is imported is named, at once or later', async () => {
  write('dist/mf-manifest.json', manifest({ type: 'module' }));
  write('dist/remote-entry.js', 'import"./start.js";export const init=1,get=1');
  write('dist/start.js', 'export{a}from"./parts/one.js"');
  write(
    'dist/parts/one.js',
    'import"../remote-entry.js";import"./not-there.js";export const a=()=>import("../later.js")',
  );
  const outcome = await describeProject();
  if (!outcome.ok) throw new Error(outcome.problems.join());
  expect(outcome.remote.entryType).toBe('module');
  expect(outcome.remote.routes[0]?.files.map(({ file }) => file).sort()).toEqual(
    ['later.js', 'parts/one.js', 'scales.css', 'scales.js', 'start.js'].sort(),
  );
});

test.each<[string, () => void, string]>([
  ['no build', () => rmSync(path.join(project, 'dist/mf-manifest.json')), 'with "manifest: true"'],
  [
    'a manifest of another form',
    () => write('dist/mf-manifest.json', { name: 'scales' }),
    'mf-manifest.json: metaData',
  ],
  ['a file that is gone', () => rmSync(path.join(project, 'dist/scales.js')), '…/dist/scales.js is missing'],
  ['a public path', () => write('dist/mf-manifest.json', manifest({ publicPath: 'https://x.example/' })), 'to "auto"'],
  ['another kind of entry', () => write('dist/mf-manifest.json', manifest({ type: 'system' })), 'of the type "system"'],
  ['a container without version', () => write('dist/mf-manifest.json', manifest({ name: 'scales' })), '"scales_1_2_0"'],
  ['a React of its own', () => write('dist/mf-manifest.json', manifest({ shared: [] })), 'react is not shared'],
  ['no version', () => write('package.json', { version: 'next' }), 'is no version like 1.2.3'],
  ['no descriptor', () => rmSync(path.join(project, 'descriptor.json')), 'descriptor.json cannot be read'],
  ['broken JSON', () => write('descriptor.json', '{'), 'descriptor.json is not JSON'],
  ['an unknown word', () => write('descriptor.json', { ...descriptor, titel: '' }), 'descriptor.json: titel'],
  ['a module that is not exposed', () => write('descriptor.json', withRoute({ module: './pigs' })), 'no module ./pigs'],
  [
    'an unknown permission',
    () => write('descriptor.json', withRoute({ permission: { any: ['pigs.fly'] } })),
    "there is no permission 'pigs.fly'",
  ],
  ['a language that lacks a text', () => write('texts/de.json', {}), "texts/de.json lacks 'title'"],
])('%s is named, and nothing is written', async (_name, spoil, expected) => {
  spoil();
  expect(await problems()).toContain(expected);
});

function withRoute(changes: object): object {
  return { ...descriptor, routes: descriptor.routes.map((route) => ({ ...route, ...changes })) };
}

test('all that is wrong is told at once', async () => {
  rmSync(path.join(project, 'dist/mf-manifest.json'));
  rmSync(path.join(project, 'texts/en.json'));
  write('package.json', {});
  expect((await problems()).split('\n')).toHaveLength(3);
});
