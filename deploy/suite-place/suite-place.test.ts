import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SuitePlace } from './suite-place';
import { placeKinds, placesOf } from './testing/places';

const bytes = (text: string) => Buffer.from(text);

describe.each(placeKinds)('a %s', (kind) => {
  const places = placesOf(kind);
  let place: SuitePlace;
  let finished: string;
  beforeEach(async () => {
    place = await places.open();
    finished = mkdtempSync(path.join(tmpdir(), 'finished-'));
    mkdirSync(path.join(finished, 'texts'));
    for (const file of ['remote.json', 'entry.js', 'texts/en.json']) writeFileSync(path.join(finished, file), file);
  });
  afterEach(() => rmSync(finished, { recursive: true }));

  const text = async (file: string) => (await place.read(file))?.content.toString('utf8');

  test('has nothing to read where nothing lies, and that is no failure', async () => {
    expect(await place.read('suite.json')).toBeNull();
    expect(await place.folders('remotes')).toEqual([]);
    expect(await place.files('')).toEqual([]);
    expect(await place.versionPutAt('remotes/mf-cameras/1.0.0')).toBeNull();
  });

  test('writes a file over what was read of it, and over nothing else', async () => {
    expect(await place.write('suite.json', bytes('one'), { tag: null })).toBe(true);
    expect(await place.write('suite.json', bytes('other'), { tag: null })).toBe(false);
    const tag = (await place.read('suite.json'))?.tag ?? null;
    expect(await place.write('suite.json', bytes('two'), { tag })).toBe(true);
    expect(await place.write('suite.json', bytes('three'), { tag })).toBe(false);
    expect(await place.write('gone.json', bytes('x'), { tag })).toBe(false);
    expect(await text('suite.json')).toBe('two');
  });

  test('puts a version once, as a whole, and never over another one', async () => {
    const folder = 'remotes/mf-cameras/1.0.0';
    expect(await place.putVersion(finished, folder)).toBe(true);
    writeFileSync(path.join(finished, 'entry.js'), 'another');
    expect(await place.putVersion(finished, folder)).toBe(false);
    expect(await text(`${folder}/entry.js`)).toBe('entry.js');
    expect([...(await place.files(folder))].sort()).toEqual(
      ['entry.js', 'remote.json', 'texts/en.json'].map((file) => `${folder}/${file}`),
    );
    expect(await place.folders('remotes/mf-cameras')).toEqual(['1.0.0']);
    expect(Math.abs(((await place.versionPutAt(folder)) ?? 0) - Date.now())).toBeLessThan(600_000);
    await place.removeVersion(folder);
    expect(await place.folders('remotes')).not.toContain('mf-cameras/1.0.0');
    expect(await place.files('remotes')).toEqual([]);
  });

  test('names its files but for those of folders that are left out, and removes files', async () => {
    for (const file of ['index.html', 'icons/one.png', 'remotes/a/1.0.0/remote.json'])
      await place.write(file, bytes('x'), 'anything');
    expect([...(await place.files('', ['remotes']))].sort()).toEqual(['icons/one.png', 'index.html']);
    await place.remove(['index.html', 'nowhere.txt']);
    expect(await place.files('', ['remotes'])).toEqual(['icons/one.png']);
  });
});
