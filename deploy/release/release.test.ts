import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../build/places';
import { suitePackages } from '../build/suite-packages';
import { folderPlace } from '../suite-place/folder-place';
import { bomOfRemote } from './bill-of-materials';
import { withEntry, writeEntry } from './changelog';
import { provenanceOf } from './provenance';
import { type ReleaseRecord, recordFile, releaseBefore } from './release-record';
import { sizeLines } from './size-lines';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function record(version: string, sizes = { raw: 2_000, gzip: 1_000, brotli: 900 }): ReleaseRecord {
  return {
    schema: 1,
    name: 'mf-cameras',
    version,
    releasedAt: 0,
    contract: '^1.0.0',
    sizes,
    entryBytes: 100,
    before: null,
    changes: [],
    provenance: { commit: null, uncommitted: false, sources: '', builders: {} },
  };
}

function version(name: string, files: Readonly<Record<string, string>>) {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  return { version: name, folder, placed: { version: name, folder: name } };
}

test('a version is put once, as a whole, and never over another one', async () => {
  const { folder } = version('finished', { 'remote.json': 'first' });
  const suite = folderPlace(root);
  const place = path.join(root, 'suite/1.0.0');
  expect(await suite.putVersion(folder, 'suite/1.0.0')).toBe(true);
  writeFileSync(path.join(folder, 'remote.json'), 'second');
  expect(await suite.putVersion(folder, 'suite/1.0.0')).toBe(false);
  expect(readFileSync(path.join(place, 'remote.json'), 'utf8')).toBe('first');
  expect(readdirSync(path.dirname(place))).toEqual(['1.0.0']);
});

test('the release before is the newest earlier version that was released, not only built', async () => {
  const versions = [
    version('1.0.0', { [recordFile]: JSON.stringify(record('1.0.0')) }),
    version('1.10.0', { [recordFile]: JSON.stringify(record('1.10.0')) }),
    version('1.11.0', {}),
    version('1.12.0', { [recordFile]: '{}' }),
    version('2.0.0', { [recordFile]: JSON.stringify(record('2.0.0')) }),
  ].map(({ placed }) => placed);
  expect((await releaseBefore(folderPlace(root), versions, '2.0.0'))?.version).toBe('1.10.0');
  expect(await releaseBefore(folderPlace(root), versions, '1.0.0')).toBeNull();
});

test('sizes are told against the release before', () => {
  const before = record('1.0.0');
  expect(sizeLines(record('1.1.0', { raw: 2_100, gzip: 950, brotli: 900 }), before)).toEqual([
    'all files        2100 B  +100 B, +5.0 % (1.0.0)',
    'gzip              950 B  −50 B, −5.0 % (1.0.0)',
    'brotli            900 B  as before (1.0.0)',
    'entry             100 B  as before (1.0.0)',
  ]);
  expect(sizeLines(before, null)[0]).toBe('all files        2000 B');
});

test('a changelog has one entry for a version, the newest on top; what a person wrote stays', async () => {
  const file = path.join(root, 'CHANGELOG.md');
  await writeEntry(file, '1.0.0', '2026-11-25', ['First release.']);
  await writeEntry(file, '1.0.1', '2026-11-26', ['One', 'Two']);
  const text = '# Changes\n\n## 1.0.1 (2026-11-26)\n\n- One\n- Two\n\n## 1.0.0 (2026-11-25)\n\n- First release.\n';
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(withEntry(text, '1.0.1', '2026-11-27', ['Three'])).toBe(text);
  expect(withEntry(text, '1.0', '2026-11-27', ['Three'])).toContain('## 1.0 (2026-11-27)');
});

test('a bill of materials is about the remote, whatever folder the repository lies in', () => {
  const own = { 'bom-ref': '@barnwatch/mf-cameras@1.0.0', name: 'mf-cameras' };
  const react = { 'bom-ref': 'react@19.3.1', name: 'react' };
  const text = JSON.stringify({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'some-folder' } },
    components: [react, own],
  });
  const outcome = bomOfRemote(text, 'mf-cameras');
  expect(outcome.ok && JSON.parse(outcome.text)).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: own },
    components: [react],
  });
  expect(bomOfRemote(text, 'mf-other')).toMatchObject({ ok: false });
  expect(bomOfRemote('<html>', 'mf-cameras')).toMatchObject({ ok: false });
  expect(bomOfRemote('{}', 'mf-cameras')).toMatchObject({ ok: false });
});

test('the provenance of a remote of this repository names its sources and what builds it', async () => {
  const [remote] = suitePackages(repository, {}).filter(({ kind }) => kind === 'remote');
  if (remote === undefined) throw new Error('there is no remote');
  const { sources, builders } = await provenanceOf(remote, repository);
  expect(sources).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(builders)).toEqual(['node', '@rspack/core', '@module-federation/enhanced', 'typescript']);
});
