import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { preloadWidgets } from './preload-widgets';

jest.mock('./fetch-widget-place', () => ({ fetchWidgetPlace: async () => () => null }));

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 10 });
const widget = (name: string) => ({
  name,
  version: 1,
  module: `./widgets/${name}`,
  component: 'Part',
  permission: { any: ['cameras.view'] },
  files: [asset(`${name}.js`)],
});
const remote = (version: string): RegisteredRemote => ({
  name: 'mf-cameras',
  version,
  container: 'mf_cameras',
  needs: { contract: '^1.0.0' },
  baseUrl: `/remotes/mf-cameras/${version}/`,
  entry: asset('remote-entry.js'),
  textNamespace: 'mf-cameras',
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [],
  nav: [],
  widgets: [widget('camera-picture'), widget('timeline')],
});
const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => new URL(href).pathname);
const fetchDoors = jest.fn();

beforeEach(() => {
  document.head.replaceChildren();
  fetchDoors.mockClear();
  Object.assign(globalThis, { fetch: async () => new Response('{}') });
});

test('the files of a widget are fetched beside those of the screen that draws it, and no others (P4)', () => {
  const registry = { remotes: [remote('1.0.0')], disabledRemotes: [] };
  preloadWidgets(registry, ['camera-picture'], ['cameras.view'], 'now', { fetchDoors, filesOf: jest.fn() });
  expect(fetched()).toEqual(
    ['remote-entry.js', 'camera-picture.js'].map((file) => `/remotes/mf-cameras/1.0.0/${file}`),
  );
  expect(fetchDoors).toHaveBeenCalledTimes(1);
});

test.each([
  ['without the right to it', [], []],
  ['of a remote that is switched off', ['cameras.view'], ['mf-cameras']],
])('nothing of a widget is fetched %s', (_why, permissions, disabledRemotes) => {
  const registry = { remotes: [remote('2.0.0')], disabledRemotes };
  preloadWidgets(registry, ['camera-picture'], permissions, 'now', { fetchDoors, filesOf: jest.fn() });
  expect(fetched()).toEqual([]);
  expect(fetchDoors).not.toHaveBeenCalled();
});
