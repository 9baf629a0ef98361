import type { RegisteredRemote, RegisteredRoute, SuiteRegistry } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { exampleRegistry } from '@barnwatch/shared/testing/example-registry';
import { lazyPart } from '@barnwatch/shared/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'jotai';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { type FallBack, fallBacksAtom, withFallBacks } from '../fall-back/fall-backs';
import { watchTrouble } from '../fall-back/watch-trouble';
import type { Federation } from '../loader/federation';
import { RemoteLoader } from '../loader/remote-loader';
import { endlessRendersAtom, withNoticed } from '../renders/endless-renders';
import { routeTable } from '../suite/route-table';
import { SuiteProvider } from '../suite/suite-context';
import { shellTexts } from '../testing/shell-texts';
import { RemoteScreen } from './remote-screen';

const asset = (file: string) => ({ file, integrity: `sha256-${file}`, bytes: 10 });
const route: RegisteredRoute = {
  path: '/pens',
  module: './pens',
  screen: 'Pens',
  title: { en: 'Pens', de: 'Buchten' },
  guard: 'none',
  files: [],
};
const version = (number: string, changes: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name: 'mf-pens',
  version: number,
  container: 'mf_pens',
  needs: { contract: '^1.0.0' },
  baseUrl: `/remotes/mf-pens/${number}/`,
  entry: asset(`${number}.js`),
  textNamespace: 'mf-pens',
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [route],
  nav: [],
  ...changes,
});
const old = version('1.0.0');
const before = { version: '1.0.0', baseUrl: old.baseUrl, descriptor: asset('remote.json') };
const fresh = version('1.1.0', { before });

const leftovers = { visit: () => () => undefined };

function Broken(): never {
  throw new Error('a mistake of 1.1.0');
}
const Works = () => <p>the pens of 1.0.0</p>;

/** A part of it is fetched when it is drawn, and has gone with a deployment. */
function LosesAFile(): never {
  throw Object.assign(new Error('Loading chunk 577 failed'), { name: 'ChunkLoadError', request: '/577.js' });
}

interface WindowProps {
  readonly registry: SuiteRegistry;
  /** The screen of 1.1.0. */
  readonly fresh?: () => ReactNode;
  readonly askForNewer?: () => void;
  /** An entry under which the registry names other bytes than lie there. */
  readonly stale?: RegisteredRemote['entry'];
}

/** The part of the start that composes, gives up and draws. */
function Window({ registry, fresh: Fresh = Broken, askForNewer = () => undefined, stale }: WindowProps) {
  const states = useStore();
  const [fallBacks, setFallBacks] = useState<readonly FallBack[]>([]);
  const [loader] = useState(() => {
    const federation: Federation = {
      screenOf: async (remote) => {
        const { name, version: number, entry } = remote;
        if (entry === stale)
          return { failure: { code: 'altered', context: { remote: name, version: number, file: entry.file } } };
        return { screen: number === '1.1.0' ? Fresh : Works };
      },
      fetchDoors: async () => null,
    };
    const onTrouble = watchTrouble({
      contract: '1.2.0',
      fetchBefore: async () => old,
      onFallBack: (one) => {
        states.set(fallBacksAtom, [one]);
        setFallBacks([one]);
      },
    });
    const environment = {
      states,
      now: () => performance.now(),
      random: () => 0.5,
      loadFile: async () => null,
      loadTexts: async () => null,
      federation,
      onTrouble,
    };
    return new RemoteLoader(environment, '1.2.0', []);
  });
  const composed = useMemo(() => withFallBacks(registry, fallBacks), [registry, fallBacks]);
  const [entry] = useMemo(() => routeTable(composed), [composed]);
  return (
    // Of the suite a screen's place uses no more.
    <SuiteProvider value={{ registry: composed, loader, leftovers, askForNewer } as never}>
      <BrowserRouter>{entry && <RemoteScreen entry={entry} />}</BrowserRouter>
    </SuiteProvider>
  );
}

const environment = process.env.NODE_ENV;
afterEach(() => void Object.assign(process.env, { NODE_ENV: environment }));

test('a screen that throws twice is that of the version before, by itself (0096)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBarnDoor({ permissions: [] });
  const registry = exampleRegistry([fresh]);
  await renderInSuite(<Window registry={registry} />, { texts: { ...shellTexts.en, 'mf-pens': {} } });
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/mf-pens 1\.1\.0/)).toBeVisible();
  await userEvent.click(tryAgain);
  expect(await screen.findByText('the pens of 1.0.0')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  jest.restoreAllMocks();
});

test('F30: a screen is taken off the page when it draws itself without end, or nobody knows what does, not for a widget', async () => {
  await openBarnDoor({ permissions: [] });
  const { states } = await renderInSuite(<Window registry={exampleRegistry([old])} />, {
    texts: { ...shellTexts.en, 'mf-pens': {} },
  });
  expect(await screen.findByText('the pens of 1.0.0')).toBeVisible();
  const notice = (...parts: string[]) => act(() => states.set(endlessRendersAtom, (told) => withNoticed(told, parts)));
  await notice('mf-pens ./widgets/bell');
  expect(screen.getByText('the pens of 1.0.0')).toBeVisible();
  for (const parts of [[`mf-pens ${route.module}`], []]) {
    await notice(...parts);
    expect(screen.getByRole('alert')).toHaveTextContent(/drew itself over and over/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the pens of 1.0.0')).toBeVisible();
  }
});

test('F31: a screen of which a file is gone after a deployment is that of the new version by itself, and never in a loop', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBarnDoor({ permissions: [] });
  const suiteOf = (remote: RegisteredRemote) => exampleRegistry([remote]);
  const newest = version('1.2.0');
  const ask = jest.fn();
  let drawn = 0;
  const gone = () => {
    drawn += 1;
    return <LosesAFile />;
  };
  const words = { texts: { ...shellTexts.en, 'mf-pens': {} } };
  const suite = await renderInSuite(
    <Composed first={suiteOf(version('1.1.0'))} fresh={gone} askForNewer={ask} />,
    words,
  );
  expect(await screen.findByText(/mf-pens 1\.1\.0/)).toBeVisible();
  expect(ask).toHaveBeenCalledWith('now');
  const before = drawn;
  await userEvent.click(screen.getByRole('button', { name: 'again composed the same' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(drawn).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'composed with 1.2.0' }));
  expect(await screen.findByText('the pens of 1.0.0')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  suite.unmount();
  jest.restoreAllMocks();

  function Composed({ first, ...rest }: Omit<WindowProps, 'registry'> & { readonly first: SuiteRegistry }) {
    const [registry, compose] = useState(first);
    return (
      <>
        <button type="button" onClick={() => compose(suiteOf(version('1.1.0')))}>
          again composed the same
        </button>
        <button type="button" onClick={() => compose(suiteOf(newest))}>
          composed with 1.2.0
        </button>
        <Window registry={registry} {...rest} />
      </>
    );
  }
});

test('F30: a file that a screen asks for later and that fails once is asked for anew when one tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBarnDoor({ permissions: [] });
  const load = jest.fn(async () => () => <p>the chart of the pens</p>);
  load.mockRejectedValueOnce(new Error('Loading chunk 577 failed'));
  const Chart = lazyPart(load);
  const withChart = () => (
    <Suspense>
      <Chart />
    </Suspense>
  );
  const registry = exampleRegistry([version('1.1.0')]);
  await renderInSuite(<Window registry={registry} fresh={withChart} />, {
    texts: { ...shellTexts.en, 'mf-pens': {} },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/mf-pens 1\.1\.0/);
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the chart of the pens')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test('F30: a screen that failed on a stale entry is there when the registry is mended, and nobody has pressed anything', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBarnDoor({ permissions: [] });
  const stale = { ...old.entry, integrity: 'sha256-of-other-bytes' };
  const ask = jest.fn();
  let mend = (): void => undefined;
  function Watched() {
    const [registry, compose] = useState(exampleRegistry([{ ...old, entry: stale }]));
    mend = () => compose(exampleRegistry([old]));
    return <Window registry={registry} stale={stale} askForNewer={ask} />;
  }
  await renderInSuite(<Watched />, { texts: { ...shellTexts.en, 'mf-pens': {} } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Its files are not those that the operator released.');
  // It wants to know by itself whether the registry is right.
  expect(ask).toHaveBeenCalledWith('at most now and then');
  act(() => mend());
  expect(await screen.findByText('the pens of 1.0.0')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(ask).not.toHaveBeenCalledWith('now');
  jest.restoreAllMocks();
});

test.each([
  ['released, keeps its words', environment, 'old words, pressed 1'],
  ['under development, takes over other words and keeps its state', 'development', 'new words, pressed 1'],
])('a screen that is drawn, %s', async (_what, mode, expected) => {
  Object.assign(process.env, { NODE_ENV: mode });
  await openBarnDoor({ permissions: [] });
  const edited = { ...version('1.1.0-words.new'), baseUrl: fresh.baseUrl };
  function Pressed() {
    const { t } = useTexts('mf-pens');
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('words')}, pressed {count}
      </button>
    );
  }
  let edit = (): void => undefined;
  function Edited() {
    const [registry, compose] = useState(exampleRegistry([fresh]));
    edit = () => compose(exampleRegistry([edited]));
    return <Window registry={registry} fresh={Pressed} />;
  }
  const words = (text: string) => ({ words: text });
  await renderInSuite(<Edited />, {
    texts: { ...shellTexts.en, 'mf-pens@1.1.0': words('old words'), 'mf-pens@1.1.0-words.new': words('new words') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'old words, pressed 0' }));
  act(() => edit());
  expect(await screen.findByRole('button', { name: expected })).toBeVisible();
});
