import type { RemoteDescriptor } from '@barnwatch/shared/federation';
import type { Language } from '@barnwatch/shared/i18n';
import { createTexts } from '@barnwatch/shared/i18n';
import { createStore } from '@barnwatch/shared/testing';
import { remote as admin } from '../../../mf-admin/remote';
import adminDe from '../../../mf-admin/texts/de.json';
import adminEn from '../../../mf-admin/texts/en.json';
import { remote as auth } from '../../../mf-auth/remote';
import authDe from '../../../mf-auth/texts/de.json';
import authEn from '../../../mf-auth/texts/en.json';
import { remote as cameras } from '../../../mf-cameras/remote';
import camerasDe from '../../../mf-cameras/texts/de.json';
import camerasEn from '../../../mf-cameras/texts/en.json';
import { remote as incidents } from '../../../mf-incidents/remote';
import incidentsDe from '../../../mf-incidents/texts/de.json';
import incidentsEn from '../../../mf-incidents/texts/en.json';
import { remote as regions } from '../../../mf-regions/remote';
import regionsDe from '../../../mf-regions/texts/de.json';
import regionsEn from '../../../mf-regions/texts/en.json';
import { remote as settings } from '../../../mf-settings/remote';
import settingsDe from '../../../mf-settings/texts/de.json';
import settingsEn from '../../../mf-settings/texts/en.json';
import { findEntries } from '../../../shell/finder/find-entries';
import { type IndexedPart, indexPart } from '../../../shell/finder/finder-index';
import { screenEntries } from '../../../shell/finder/screen-entries';
import { actionsPart, barnsPart, screensPart } from '../../../shell/finder/shell-parts';
import type { SoughtPart } from '../../../shell/finder/sought-part';
import { frameTexts } from '../../../shell/texts/frame-texts';
import { northCameras } from '../../demo/cameras';
import { registryOf } from './registry-of-descriptors';

const registry = registryOf([
  { descriptor: admin, en: adminEn, de: adminDe },
  { descriptor: auth, en: authEn, de: authDe },
  { descriptor: cameras, en: camerasEn, de: camerasDe },
  { descriptor: incidents, en: incidentsEn, de: incidentsDe },
  { descriptor: regions, en: regionsEn, de: regionsDe },
  { descriptor: settings, en: settingsEn, de: settingsDe },
]);

const everything = [
  ...new Set(
    (registry.remotes as unknown as RemoteDescriptor[]).flatMap(({ routes }) =>
      routes.flatMap(({ permission }) => permission?.any ?? []),
    ),
  ),
];
const standing = (language: Language) => ({ barnId: 'north', permissions: everything, language });
const actions = { onAccount: () => undefined, onKeys: () => undefined, onSignOut: () => undefined };

async function indexFor(language: Language): Promise<readonly IndexedPart[]> {
  const texts = createTexts(createStore(), {
    memory: { read: async () => language, write: async () => undefined },
    root: { setAttribute: () => undefined },
    frame: frameTexts,
  });
  await texts.start(new AbortController().signal);
  const t = texts.translation('frame', language);
  const cameraPart: SoughtPart = {
    id: 'cameras',
    key: 'mf-cameras/cameras',
    title: 'Cameras',
    icon: 'camera',
    state: 'ready',
    entries: northCameras({ timeBarcode: false, decommissionedSince: 0 }).map(({ name, tags }, at) => ({
      id: String(at),
      name,
      detail: tags.join(', '),
      to: `/camera/${at}`,
    })),
  };
  const parts = [
    screensPart(registry, standing(language), t),
    cameraPart,
    barnsPart([], null, t),
    actionsPart(actions, true, t),
  ];
  return Promise.all(parts.map((part) => indexPart(part, async () => undefined)));
}

const english = indexFor('en');
const german = indexFor('de');

const firstOf = (parts: readonly IndexedPart[], typed: string) => findEntries(parts, typed)[0]?.entries[0]?.name;

/** What people want most often, as they are likely to begin it (issue 17). */
const wishes = [
  ['en', 'ove', 'Overview'],
  ['en', 'cam', 'Cameras'],
  ['en', 'gri', 'Grid'],
  ['en', 'rec', 'Recordings'],
  ['en', 'sum', 'Summary'],
  ['en', 'nig', 'Last night'],
  ['en', 'art', 'Artifacts'],
  ['en', 'exp', 'Export videos'],
  ['en', 'ei', 'Export images'],
  ['en', 'int', 'Interventions'],
  ['en', 'inc', 'Incidents'],
  ['en', 'doc', 'Documentation'],
  ['en', 'dea', 'Dead animals'],
  ['en', 'sta', 'Dead animals: statistics'],
  ['en', 'wat', 'Speed watchdog'],
  ['en', 'reg', 'Region types'],
  ['en', 'car', 'Image carousel'],
  ['en', 'all', 'All interventions'],
  ['en', 'co', 'Camera overview'],
  ['en', 'bar', 'Select barn'],
  ['en', 'my', 'My account'],
  ['en', 'wal', 'Walk-round'],
  ['en', 'sys', 'System information'],
  ['en', 'p1', 'Pen 1 feeder'],
  ['en', 'p2f', 'Pen 2 feeder'],
  ['en', '3', 'Pen 3 lying area'],
  ['en', 'p4', 'Pen 4 drinkers'],
  ['en', 'p8d', 'Pen 8 drinkers'],
  ['en', 'str', 'Straw pen 9'],
  ['en', '10', 'Straw pen 10'],
  ['en', 'doo', 'Straw pen 11 door'],
  ['en', 'sic', 'Sick pen'],
  ['en', 'lan', 'Language'],
  ['en', 'app', 'Appearance'],
  ['en', 'out', 'Log out'],
  ['de', 'übe', 'Überblick'],
  ['de', 'kam', 'Kameras'],
  ['de', 'ras', 'Raster'],
  ['de', 'auf', 'Aufnahmen'],
  ['de', 'zus', 'Zusammenfassung'],
  ['de', 'nac', 'Letzte Nacht'],
  ['de', 'maß', 'Maßnahmen'],
  ['de', 'vor', 'Vorfälle'],
  ['de', 'dok', 'Dokumentation'],
  ['de', 'tot', 'Tote Tiere'],
  ['de', 'wäc', 'Bewegungswächter'],
  ['de', 'ber', 'Bereichsarten'],
  ['de', 'run', 'Rundgang'],
  ['de', 'spr', 'Sprache'],
  ['de', 'abm', 'Abmelden'],
  ['de', 'ein', 'Einstellungen'],
  ['de', 'bar', 'Barrierefreiheit'],
] as const;

test.each(wishes)('%s: "%s" and Enter lead to %s', async (language, typed, name) => {
  expect(typed.length).toBeLessThanOrEqual(3);
  expect(firstOf(await (language === 'en' ? english : german), typed)).toBe(name);
});

test.each([
  ['de', 'cameras', 'Kameras'],
  ['de', 'recordings', 'Aufnahmen'],
  ['de', 'dead animals', 'Tote Tiere'],
  ['de', 'log out', 'Abmelden'],
  ['de', 'kammera', 'Kameras'],
  ['de', 'aufnhamen', 'Aufnahmen'],
  ['en', 'vorfälle', 'Incidents'],
  ['en', 'systeminformation', 'System information'],
  ['en', 'intervnetions', 'Interventions'],
] as const)('%s: words of the other language and mistyped ones: "%s" leads to %s', async (language, typed, name) => {
  expect(firstOf(await (language === 'en' ? english : german), typed)).toBe(name);
});

test('every screen that needs nothing but the barn is there once, in the order of the navigation', () => {
  const entries = screenEntries(registry, standing('en'));
  expect(entries.map(({ name }) => name).slice(0, 4)).toEqual(['Overview', 'Cameras', 'Grid', 'Recordings']);
  expect(new Set(entries.map(({ to }) => to)).size).toBe(entries.length);
  expect(entries.every(({ to }) => !to.includes(':'))).toBe(true);
  for (const { to } of registry.remotes.flatMap(({ nav }) => nav))
    expect(entries.map((entry) => entry.to)).toContain(to.replace(':barnId', 'north'));
});

test('a screen that one may not open, or that needs a barn where there is none, is not found', () => {
  const names = (permissions: readonly string[], barnId: string | null) =>
    screenEntries(registry, { barnId, permissions, language: 'en' }).map(({ name }) => name);
  expect(names(['cameras.view'], 'north')).toContain('Cameras');
  expect(names(['cameras.view'], 'north')).not.toContain('Recordings');
  expect(names(everything, null)).toEqual(['All interventions', 'Accessibility', 'Select barn', 'My account']);
  const switchedOff = { ...registry, disabledRemotes: ['mf-cameras'] };
  expect(screenEntries(switchedOff, standing('en')).map(({ name }) => name)).not.toContain('Cameras');
});
