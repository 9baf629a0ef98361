import type { RemoteDescriptor } from '@barnwatch/shared/federation';
import type { Language } from '@barnwatch/shared/i18n';
import { createTexts, lateFrameNamespace } from '@barnwatch/shared/i18n';
import { createStore } from '@barnwatch/shared/testing';
import { findEntries } from '../../../shell/finder/find-entries';
import { type IndexedPart, indexPart } from '../../../shell/finder/finder-index';
import { screenEntries } from '../../../shell/finder/screen-entries';
import { actionsPart, barnsPart, screensPart } from '../../../shell/finder/shell-parts';
import type { SoughtPart } from '../../../shell/finder/sought-part';
import { frameTexts } from '../../../shell/texts/frame-texts';
import { lateTexts } from '../../../shell/texts/late-texts';
import { northCameras } from '../../demo/cameras';
import { deployedRemotes } from './deployed-remotes';
import { registryOf } from './registry-of-descriptors';

const registry = registryOf(deployedRemotes);

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
  texts.register(lateFrameNamespace, lateTexts);
  const { signal } = new AbortController();
  await texts.start(signal);
  await texts.load(lateFrameNamespace, signal);
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
  ['en', 'can', 'Camera canvas'],
  ['en', 'pla', 'Places in the barn'],
  ['en', 'car', 'Image carousel'],
  ['en', 'ai', 'All interventions'],
  ['en', 'co', 'Camera overview'],
  ['en', 'sel', 'Select barn'],
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
  ['en', 'acc', 'Accessibility'],
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
  ['de', 'ein', 'Einstellungen'],
  ['de', 'abm', 'Abmelden'],
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
  expect(entries.map(({ name }) => name).slice(0, 4)).toEqual(['Overview', 'Cameras', 'Grid', 'Camera canvas']);
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
