import type { RegisteredRemote, RegisteredWidget } from '@barnwatch/shared/federation';
import { type WidgetPlace as Place, WidgetPlaceContext } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { defineWidget, Widget, type WidgetProps } from '@barnwatch/shared/widgets';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'jotai';
import { type ComponentType, useState } from 'react';
import type { Federation } from '../loader/federation';
import type { LoadFailure } from '../loader/load-failure';
import { RemoteLoader } from '../loader/remote-loader';
import { endlessRendersAtom, withNoticed } from '../renders/endless-renders';
import { SuiteProvider } from '../suite/suite-context';
import { english } from '../texts/english';
import { WidgetPlace } from './widget-place';

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 10 });
const widget: RegisteredWidget = {
  name: 'camera-picture',
  version: 1,
  module: './widgets/camera-picture',
  component: 'CameraPicture',
  permission: { any: ['cameras.view'] },
  files: [asset('camera-picture.js')],
};
const remote = (facts: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name: 'mf-cameras',
  version: '1.0.0',
  container: 'mf_cameras_1_0_0',
  needs: { contract: '^1.0.0' },
  baseUrl: '/remotes/mf-cameras/1.0.0/',
  entry: asset('remote-entry.js'),
  textNamespace: 'mf-cameras',
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [],
  nav: [],
  widgets: [widget],
  ...facts,
});
const props: WidgetProps<'camera-picture'> = {
  cameraId: 'pen-1',
  moment: null,
  motion: 'still',
  heightPx: 100,
  intervalMs: 1000,
  named: true,
};
const unreachable: LoadFailure = {
  code: 'unreachable',
  context: { remote: 'mf-cameras', version: '1.0.0', file: 'camera-picture.js' },
};

const Picture: ComponentType = defineWidget('camera-picture', ({ cameraId }) => <p>picture of {cameraId}</p>);

interface Shown {
  readonly remotes?: readonly RegisteredRemote[];
  readonly disabledRemotes?: readonly string[];
  readonly screenOf?: Federation['screenOf'];
  readonly fetchPlace?: () => Promise<Place>;
  readonly given?: object;
}

const fetched = async () => WidgetPlace;

function Screen({ remotes = [remote()], disabledRemotes = [], screenOf, fetchPlace = fetched, given }: Shown) {
  const states = useStore();
  const [suite] = useState(() => {
    const federation: Federation = {
      screenOf: screenOf ?? (async () => ({ screen: Picture })),
      fetchDoors: async () => null,
    };
    const environment = {
      states,
      now: () => performance.now(),
      random: () => 0.5,
      loadFile: async () => null,
      loadTexts: async () => null,
      federation,
    };
    const loader = new RemoteLoader(environment, '1.2.0', disabledRemotes);
    return { registry: { remotes, disabledRemotes }, loader, askForNewer: () => undefined };
  });
  return (
    // Of the suite a widget's place uses no more.
    <SuiteProvider value={suite as never}>
      <WidgetPlaceContext value={fetchPlace}>
        <h1>the screen goes on</h1>
        <Widget name="camera-picture" what="Pen 1" props={{ ...props, ...given }} fallback={<p>name only</p>} />
      </WidgetPlaceContext>
    </SuiteProvider>
  );
}

async function show(shown: Shown = {}) {
  return renderInSuite(<Screen {...shown} />, { texts: { frame: english, 'mf-cameras': {} } });
}

const trouble = () => screen.findByRole('region', { name: '“Pen 1” is not available (mf-cameras 1.0.0)' });

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBarnDoor({ permissions: ['cameras.view'] });
});
afterEach(() => jest.restoreAllMocks());

test('a screen shows a component of a remote that it does not know (0067)', async () => {
  await show();
  expect(await screen.findByText('picture of pen-1')).toBeVisible();
});

test.each<[string, Shown]>([
  ['without a remote that has it', { remotes: [remote({ widgets: [] })] }],
  ['with a remote that was built before there were any', { remotes: [{ ...remote(), widgets: undefined }] }],
  ['that speaks another version of the contract', { remotes: [remote({ widgets: [{ ...widget, version: 2 }] })] }],
  ['whose remote is switched off', { disabledRemotes: ['mf-cameras'] }],
  ['whose remote needs another shell', { remotes: [remote({ needs: { contract: '^9.0.0' } })] }],
])('a widget %s leaves its place to the screen, and nothing is loaded', async (_case, shown) => {
  const screenOf = jest.fn(async () => ({ screen: Picture }));
  await show({ ...shown, screenOf });
  expect(await screen.findByText('name only')).toBeVisible();
  expect(screenOf).not.toHaveBeenCalled();
});

test('nothing is loaded of a widget that the account may not see, also when the right is lost (F42)', async () => {
  const door = await openBarnDoor({ permissions: ['cameras.view', 'incidents.view'] });
  await show();
  expect(await screen.findByText('picture of pen-1')).toBeVisible();
  await act(() => door.loseRights(['incidents.view']));
  expect(await screen.findByText('name only')).toBeVisible();
  expect(screen.queryByText('picture of pen-1')).toBeNull();
});

test('a widget that cannot be loaded says so in its place, and can be tried again (F30)', async () => {
  let broken = true;
  await show({ screenOf: async () => (broken ? { failure: unreachable } : { screen: Picture }) });
  const place = await trouble();
  expect(place).toHaveTextContent(english.loadFailure.unreachable);
  expect(screen.getByText('the screen goes on')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('picture of pen-1')).toBeVisible();
});

test('a widget that never comes is given up by the time limit of screens (F30)', async () => {
  jest.useFakeTimers();
  try {
    const shown = show({ screenOf: () => new Promise(() => undefined) });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await shown;
    expect(document.querySelector('[aria-busy], [aria-hidden]')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(document.body).toHaveTextContent('“Pen 1” is not available');
  } finally {
    jest.useRealTimers();
  }
});

test('a widget that throws costs its own place only, and can be tried again (F41)', async () => {
  let broken = true;
  const Throwing: ComponentType = () => {
    if (broken) throw new Error('thrown while drawn');
    return <p>whole again</p>;
  };
  await show({ screenOf: async () => ({ screen: Throwing }) });
  expect(await trouble()).toHaveTextContent(english.screenTrouble.threw);
  expect(screen.getByText('the screen goes on')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('whole again')).toBeVisible();
});

test('a widget that draws itself without end is taken off its place, another part that does so costs it nothing (F30)', async () => {
  const { states } = await show();
  expect(await screen.findByText('picture of pen-1')).toBeVisible();
  const notice = (...parts: string[]) => act(() => states.set(endlessRendersAtom, (told) => withNoticed(told, parts)));
  await notice('mf-cameras ./cameras');
  await notice();
  expect(screen.getByText('picture of pen-1')).toBeVisible();
  await notice('mf-cameras ./widgets/camera-picture');
  expect(await trouble()).toHaveTextContent(english.screenTrouble.endless);
  expect(screen.getByText('the screen goes on')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('picture of pen-1')).toBeVisible();
});

test('a place that gives what the contract does not know gets no widget, and says so (F41)', async () => {
  await show({ given: { moment: 'yesterday' } });
  expect(await trouble()).toHaveTextContent(english.screenTrouble.threw);
});

test('the part of the shell that draws widgets may fail to come, and is asked for again', async () => {
  let broken = true;
  const fetchPlace = async () => {
    if (broken) throw new TypeError('no network');
    return WidgetPlace;
  };
  await show({ fetchPlace });
  expect(await screen.findByRole('alert')).toHaveTextContent('Pen 1');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('picture of pen-1')).toBeVisible();
});
