import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { folderPlace } from '../suite-place/folder-place';
import { appManifest, writeAppManifests } from './app-manifest';

test.each(['en', 'de'] as const)(
  'the manifest in %s has the name of the deployment and all that installing asks for',
  (language) => {
    const manifest = appManifest('Barns of Ostrau', language);
    expect(manifest).toMatchObject({ name: 'Barns of Ostrau', short_name: 'Barns', lang: language, start_url: '/' });
    const purposes = manifest.icons.map(({ purpose }) => purpose);
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/start/interventions', '/start/camera']);
  },
);

test('a name that fits below an icon is left whole', () => {
  expect(appManifest('BarnWatch', 'en').short_name).toBe('BarnWatch');
});

test('manifests lie beside the registry, and are written anew only when they say something else', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'manifest-')), 'suite');
  const german = path.join(folder, 'manifest.de.webmanifest');
  await writeAppManifests(folderPlace(folder), 'One');
  const written = statSync(german).mtimeMs;
  await writeAppManifests(folderPlace(folder), 'One');
  expect(statSync(german).mtimeMs).toBe(written);
  await writeAppManifests(folderPlace(folder), 'Two');
  expect(JSON.parse(readFileSync(german, 'utf8'))).toMatchObject({ name: 'Two', lang: 'de' });
});

test.each(['en', 'de'] as const)(
  'the screenshots in %s are pictures that there are, in the sizes that are told',
  async (language) => {
    const { screenshots } = appManifest('BarnWatch', language);
    expect(screenshots.map(({ form_factor: device }) => device)).toEqual(['wide', 'narrow']);
    for (const { src, sizes } of screenshots) {
      const file = path.join(__dirname, '../../docs/pictures', `${path.parse(src).name}.jpg`);
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  },
);

test('photos can be shared with a suite that has a worker, and files with a code open in it', () => {
  const { share_target: target, file_handlers: handlers } = appManifest('BarnWatch', 'en');
  expect(target).toMatchObject({ action: '/share', method: 'POST', params: { files: [{ name: 'photos' }] } });
  expect(handlers.map(({ action }) => action)).toEqual(['/ql/open-file']);
  expect(appManifest('BarnWatch', 'en', { hasWorker: false })).not.toHaveProperty('share_target');
});
