import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { folderPlace } from '../suite-place/folder-place';
import { isPublishedOtherwise, publishRemote, remoteFolder } from './publish-remote';
import { publishShell } from './publish-shell';
import { readShellBuild } from './shell-build';
import { sourceFingerprint } from './source-fingerprint';
import { suitePackages } from './suite-packages';

let root: string;
let suiteFolder: string;
let cacheFolder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  suiteFolder = path.join(root, 'suite');
  cacheFolder = path.join(root, 'cache');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes files below a folder of the test; answers the folder. */
function folder(name: string, files: Readonly<Record<string, string>>): string {
  const place = path.join(root, name);
  rmSync(place, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), content);
  }
  return place;
}

const long = 'const barn = 1;\n'.repeat(200);
const remote = (version: string) => ({ suiteFolder, cacheFolder, name: 'mf-cameras', version });
const shell = () => ({ suiteFolder, cacheFolder, version: '0.1.0', contract: '1.0.0' });

describe('a remote', () => {
  test('lies under its version, texts that gain by it also encoded, beside earlier versions', async () => {
    await publishRemote(
      folder('built', { 'remote.json': long, 'entry.js': long, 'entry.js.map': long, 'small.js': 'x' }),
      remote('1.0.0'),
    );
    const sizes = await publishRemote(folder('built', { 'entry.js': long }), remote('1.1.0'));
    const place = path.join(suiteFolder, 'remotes/mf-cameras');
    expect(readdirSync(place)).toEqual(['1.0.0', '1.1.0']);
    expect(readdirSync(path.join(place, '1.0.0'))).toEqual([
      'entry.js',
      'entry.js.br',
      'entry.js.gz',
      'entry.js.map',
      'remote.json',
      'small.js',
    ]);
    expect(brotliDecompressSync(readFileSync(path.join(place, '1.1.0/entry.js.br'))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(path.join(place, '1.1.0/entry.js.gz'))).toString()).toBe(long);
    expect(sizes.raw).toBe(long.length);
    expect(sizes.brotli).toBeLessThan(sizes.gzip);
  });

  test('is encoded as gzip in fewer bytes than zlib would make, and any text comes out again as it was', async () => {
    const program = path.join(path.dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js');
    const texts = {
      'program.js': readFileSync(program, 'utf8'),
      'words.json': JSON.stringify(Array.from({ length: 5_000 }, (_, at) => `Bucht ${at}: Käse, 牛, 🐄 ${at ** 3}`)),
      'plain.txt': '\n'.repeat(70_000),
    };
    await publishRemote(folder('built', texts), remote('1.0.0'));
    const place = remoteFolder(suiteFolder, 'mf-cameras', '1.0.0');
    const encoded = Object.entries(texts).map(([file, text]) => {
      const bytes = readFileSync(path.join(place, `${file}.gz`));
      return {
        file,
        isSame: gunzipSync(bytes).toString() === text,
        ofZlib: bytes.length / gzipSync(text, { level: 9 }).length,
      };
    });
    for (const { file, isSame } of encoded) expect([file, isSame]).toEqual([file, true]);
    expect(encoded.find(({ file }) => file === 'program.js')?.ofZlib).toBeLessThan(0.975);
  });

  test('with other bytes than those that lie under its version is told apart from the same one built again', async () => {
    const place = remoteFolder(suiteFolder, 'mf-cameras', '1.0.0');
    const built = folder('built', { 'remote.json': 'digests', 'entry.js': long });
    expect(await isPublishedOtherwise(built, place)).toBe(false);
    await publishRemote(built, remote('1.0.0'));
    expect(await isPublishedOtherwise(built, place)).toBe(false);
    expect(await isPublishedOtherwise(folder('built', { 'remote.json': 'other digests' }), place)).toBe(true);
  });

  test('that is built again in the same version replaces all of it', async () => {
    await publishRemote(folder('built', { 'old.js': 'old' }), remote('1.0.0'));
    await publishRemote(folder('built', { 'new.js': 'new' }), remote('1.0.0'));
    expect(readdirSync(path.join(suiteFolder, 'remotes/mf-cameras'))).toEqual(['1.0.0']);
    expect(readdirSync(path.join(suiteFolder, 'remotes/mf-cameras/1.0.0'))).toEqual(['new.js']);
  });
});

describe('the shell', () => {
  test('keeps the files of the build before for open tabs, and drops older ones', async () => {
    for (const build of ['a', 'b', 'c'])
      await publishShell(folder('built', { 'index.html': build, [`shell.${build}.js`]: long }), shell());
    expect(readdirSync(suiteFolder).filter((file) => file.endsWith('.js'))).toEqual(['shell.b.js', 'shell.c.js']);
    expect(readFileSync(path.join(suiteFolder, 'index.html'), 'utf8')).toBe('c');
    expect(await readShellBuild(folderPlace(suiteFolder))).toMatchObject({ version: '0.1.0', contract: '1.0.0' });
  });

  test('is published while a remote is, over and over', async () => {
    const built = folder('remote', { 'entry.js': long });
    const shellBuilt = folder('built', { 'index.html': 'a', 'fonts/one.woff2': 'x' });
    const remotes = async () => {
      for (let round = 0; round < 60; round += 1) await publishRemote(built, remote('1.0.0'));
    };
    const shells = async () => {
      for (let round = 0; round < 60; round += 1) await publishShell(shellBuilt, shell());
    };
    await Promise.all([remotes(), shells()]);
    expect(readdirSync(path.join(suiteFolder, 'remotes/mf-cameras'))).toEqual(['1.0.0']);
    expect(readdirSync(path.join(suiteFolder, 'fonts'))).toEqual(['one.woff2']);
  });

  test('leaves remotes and registries alone', async () => {
    await publishRemote(folder('remote', { 'entry.js': 'x' }), remote('1.0.0'));
    writeFileSync(path.join(suiteFolder, 'suite.json'), '{}');
    writeFileSync(path.join(suiteFolder, 'suite.previous.json'), '{}');
    await publishShell(folder('built', { 'index.html': 'page' }), shell());
    await publishShell(folder('built', { 'index.html': 'page' }), shell());
    for (const file of ['suite.json', 'suite.previous.json', 'remotes/mf-cameras/1.0.0/entry.js']) {
      expect([file, existsSync(path.join(suiteFolder, file))]).toEqual([file, true]);
    }
  });
});

describe('what is built', () => {
  test('is the shell first, then the remotes that have a descriptor', () => {
    const manifest = JSON.stringify({ version: '0.3.0' });
    const repository = folder('repository', {
      'package.json': JSON.stringify({ workspaces: ['shared', 'mf-auth', 'mf-later', 'shell'] }),
      'mf-auth/package.json': manifest,
      'mf-auth/remote.ts': '',
      'mf-later/package.json': manifest,
      'shell/package.json': manifest,
      'shell/start.ts': '',
    });
    const shown = (environment: NodeJS.ProcessEnv) =>
      suitePackages(repository, environment).map(({ name, version }) => `${name}@${version}`);
    expect(shown({})).toEqual(['shell@0.3.0', 'mf-auth@0.3.0']);
    expect(shown({ BARNWATCH_VERSION: '1.0.0' })).toEqual(['shell@1.0.0', 'mf-auth@1.0.0']);
  });

  test('is told apart by sources and words, not by tests and products', async () => {
    const fingerprint = (files: Readonly<Record<string, string>>, words: string[] = []) =>
      sourceFingerprint(root, [folder('sources', files)], [], words);
    const plain = await fingerprint({ 'a.ts': '1' });
    expect(await fingerprint({ 'a.ts': '1', 'a.test.ts': '2', 'dist/a.js': '3', 'node_modules/b/b.js': '4' })).toBe(
      plain,
    );
    expect(await fingerprint({ 'a.ts': '2' })).not.toBe(plain);
    expect(await fingerprint({ 'b.ts': '1' })).not.toBe(plain);
    expect(await fingerprint({ 'a.ts': '1' }, ['1.0.0'])).not.toBe(plain);
    const copied = path.join(root, 'elsewhere');
    const copy = folder('elsewhere/sources', { 'a.ts': '1' });
    expect(await sourceFingerprint(copied, [copy], [], [])).toBe(plain);
  });
});
