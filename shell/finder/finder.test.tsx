import type { FinderPart, RegisteredRemote, SuiteRegistry, UseFinderParts } from '@barnwatch/shared/federation';
import { barnId, credentials, never, settle } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useStore } from 'jotai';
import { useMemo, useState } from 'react';
import { FinderDialog } from '../frame/finder-dialog';
import type { LoadFailure } from '../loader/load-failure';
import { RemoteLoader } from '../loader/remote-loader';
import { type Suite, SuiteProvider } from '../suite/suite-context';
import { renderAt, startAtBarn } from '../testing/at-barn';

const asset = (file: string) => ({ file, integrity: 'sha256-x', bytes: 1 });
const grid = { en: 'Grid', de: 'Raster' };

const remoteOf = (name: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name,
  version: '1.0.0',
  container: name.replaceAll('-', '_'),
  needs: { contract: '^1.0.0' },
  baseUrl: '/',
  entry: asset(`${name}.js`),
  textNamespace: name,
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [],
  nav: [],
  finder: { module: './finder', hook: 'useParts', guard: 'signed-in-at-barn', files: [] },
  ...more,
});

const screens = remoteOf('mf-screens', {
  routes: [
    { path: '/dashboard/:barnId/grid', module: './grid', screen: 'Grid', title: grid, guard: 'none', files: [] },
  ],
});

const part = (entries: FinderPart['entries'], more: Partial<FinderPart> = {}): FinderPart => ({
  id: 'pens',
  title: 'Pens',
  icon: 'camera',
  state: 'ready',
  entries,
  ...more,
});

const pens = [
  part([1, 2, 12].map((at) => ({ id: `pen-${at}`, name: `Pen ${at}`, to: `/pen/${at}`, words: ['Bucht'] }))),
];

type Exported = Readonly<Record<string, UseFinderParts | LoadFailure>>;

const onAccount = jest.fn();

/** The remotes in one version; each version has a container of its own. */
function registryOf(remotes: readonly RegisteredRemote[], version: string): SuiteRegistry {
  const composed = remotes.map((remote) => ({ ...remote, version, container: `${remote.container}_${version}` }));
  return { remotes: composed, disabledRemotes: [], branding: { name: 'BarnWatch' } } as unknown as SuiteRegistry;
}

/** A suite whose remotes export what is given by their names; a failure is one of their files. */
function Opened({ exported, remotes }: { readonly exported: Exported; readonly remotes: readonly RegisteredRemote[] }) {
  const states = useStore();
  const [open, setOpen] = useState(true);
  const [suite] = useState((): Suite => {
    const federation = {
      screenOf: async (remote: RegisteredRemote) => {
        const found = exported[`${remote.name} ${remote.version}`] ?? exported[remote.name];
        if (typeof found === 'object') return { failure: found };
        return { screen: (found ?? (() => [])) as unknown as () => null };
      },
      fetchDoors: async () => null,
    };
    const world = { states, now: () => 0, random: () => 0.5, loadFile: async () => null, loadTexts: async () => null };
    const loader = new RemoteLoader({ ...world, federation }, '1.0.0', []);
    return { loader, askForNewer: () => undefined } as unknown as Suite;
  });
  const [version, setVersion] = useState('1.0.0');
  const registry = useMemo(() => registryOf(remotes, version), [remotes, version]);
  const actions = { onAccount, onFind: jest.fn(), onKeys: jest.fn(), onSignOut: jest.fn() };
  return (
    <SuiteProvider value={{ ...suite, registry }}>
      <button type="button" onClick={() => setOpen(true)}>
        again
      </button>
      <button type="button" onClick={() => setVersion('2.0.0')}>
        compose
      </button>
      {open && <FinderDialog actions={actions} onClose={() => setOpen(false)} />}
    </SuiteProvider>
  );
}

async function open(exported: Exported = { 'mf-pens': () => pens }, language: 'en' | 'de' = 'en') {
  const world = await startAtBarn();
  world.client.selectBarn(barnId);
  const names = Object.keys(exported).filter((name) => !name.includes(' '));
  const remotes = [screens, ...names.map((name) => remoteOf(name))];
  const at = `/dashboard/${barnId}/start`;
  await renderAt({
    at,
    screens: { [at]: <p>start</p> },
    frame: <Opened exported={exported} remotes={remotes} />,
    now: world.device.time,
    language,
  });
  await screen.findByRole('combobox');
  await act(settle);
  return world;
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getAllByRole('option').filter((option) => option.ariaSelected === 'true');

test('before anything is typed it offers the screens, and the field has the focus', async () => {
  await open();
  expect(field()).toHaveFocus();
  expect(options()).toEqual(['Grid', 'System information']);
});

test('Enter opens what fits best, arrows choose another one, and the field names it', async () => {
  await open();
  await userEvent.type(field(), 'pen');
  expect(options()).toEqual(['Pen 1', 'Pen 2', 'Pen 12']);
  expect(within(screen.getByRole('group', { name: 'Pens' })).getAllByRole('option')).toHaveLength(3);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  const [option] = chosen();
  expect(option).toHaveTextContent('Pen 12');
  expect(field()).toHaveAttribute('aria-activedescendant', option?.id);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/^arrived at \/pen\/12/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what matched is marked, a further word finds too, and what is pressed opens', async () => {
  await open();
  await userEvent.type(field(), 'pen 2');
  expect([...(chosen()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Pen',
    '2',
  ]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'bucht');
  await userEvent.click(screen.getByRole('option', { name: 'Pen 1' }));
  expect(screen.getByText(/^arrived at \/pen\/1/)).toBeInTheDocument();
});

test('what was opened last is offered first the next time', async () => {
  await open();
  await userEvent.type(field(), 'p12{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await act(settle);
  const latest = await screen.findByRole('group', { name: 'Opened last' });
  expect(within(latest).getAllByRole('option')[0]).toHaveTextContent('Pen 12');
});

test('it opens what the frame has, in the words of the other language too', async () => {
  await open({}, 'de');
  await userEvent.type(field(), 'language');
  expect(options()).toEqual(['Sprache']);
  await userEvent.keyboard('{Enter}');
  expect(onAccount).toHaveBeenCalledTimes(1);
});

test('nothing found is said, to a screen reader too', async () => {
  await open();
  await userEvent.type(field(), 'xyz');
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a remote that throws, and one whose files do not come, cost what they have and nothing else (F41)', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({
    'mf-pens': () => pens,
    'mf-thrown': () => {
      throw new Error('broken');
    },
    'mf-nothing': () => 'no list' as unknown as readonly FinderPart[],
    'mf-null': () => [null as unknown as FinderPart],
    'mf-no-entries': () => [part({} as unknown as FinderPart['entries'])],
    'mf-twice': () => [part([]), part([])],
    'mf-away': { code: 'no-screen', context: { remote: 'mf-away', version: '1.0.0', file: 'finder.js' } },
  });
  await userEvent.type(field(), 'p12');
  expect(options()).toEqual(['Pen 12']);
  const silent = ['mf-thrown', 'mf-nothing', 'mf-null', 'mf-no-entries', 'mf-twice', 'mf-away'];
  for (const name of silent)
    expect(screen.getByText(`What ${name} has could not be loaded and is not found at the moment.`)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(silent.length);
  quiet.mockRestore();
});

test('what could not be read, is old or damaged is told with its age and a way to try again', async () => {
  const retry = jest.fn();
  const oldSince = Date.UTC(2026, 0, 1);
  const oldParts: readonly FinderPart[] = [
    part([], { id: 'incidents', title: 'Incidents', state: 'failed', retry }),
    part([{ id: 'kept', name: 'Kept', to: '/kept' }, { id: 'damaged' } as never], {
      id: 'cameras',
      title: 'Cameras',
      state: 'failed',
      oldSince,
      setAside: 1,
      retry,
    }),
  ];
  await open({
    'mf-pens': () => pens,
    'mf-old': () => oldParts,
  });
  expect(screen.getByText('“Incidents” could not be read and is not found at the moment.')).toBeVisible();
  expect(screen.getByText(/^“Cameras” could not be read again. What is found is from/)).toBeVisible();
  expect(screen.getByText('“Cameras”: 2 records are damaged and are not found.')).toBeVisible();
  await userEvent.type(field(), 'kept');
  expect(options()).toEqual(['Kept']);
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await userEvent.click(again);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('entries in a form that nobody can read are counted, and one that is told twice is one', async () => {
  const odd = [null, 'pen', { id: 'a', name: 'A', to: 7 }, { id: 'b', name: 'B', to: '/b', words: [null] }];
  const drawn = { id: 'c', name: 'C', to: '/c', detail: { not: 'a text' } };
  const good = { id: 'good', name: 'Good pen', to: '/good' };
  await open({ 'mf-pens': () => [part([...odd, drawn, good, good] as unknown as FinderPart['entries'])] });
  expect(await screen.findByText('“Pens”: 5 records are damaged and are not found.')).toBeVisible();
  await userEvent.type(field(), 'pen');
  expect(options()).toEqual(['Good pen']);
});

test('Ctrl K within the finder marks what was typed, and leads out of the page nowhere', async () => {
  await open();
  await userEvent.type(field(), 'pen');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('grid');
  expect(field()).toHaveValue('grid');
});

test('a key that an input method takes chooses nothing', async () => {
  await open();
  await userEvent.type(field(), 'pen');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('who signs in while it is open finds nothing that the one before has seen', async () => {
  let who = 'first';
  const { client } = await open({ 'mf-pens': () => [part([{ id: who, name: `Pen of the ${who}`, to: '/pen' }])] });
  await userEvent.type(field(), 'pen');
  expect(options()).toEqual(['Pen of the first']);
  await act(async () => {
    await client.signOut(barnId);
    await settle();
  });
  expect(options()).not.toContain('Pen of the first');
  expect(field()).toHaveFocus();
  who = 'second';
  await act(async () => {
    await client.signIn(barnId, credentials, never());
    await settle();
  });
  await userEvent.type(field(), 'pen');
  expect(options()).toEqual(['Pen of the second']);
});

test('another version of a remote asks with its own hook, though it needs other states than the one before', async () => {
  const first = () => useState(pens)[0];
  const second = () => useMemo(() => [part([{ id: 'new', name: 'New pen', to: '/new' }])], []);
  await open({ 'mf-pens': first, 'mf-pens 2.0.0': second });
  await userEvent.type(field(), 'pen');
  expect(options()).toHaveLength(3);
  fireEvent.click(screen.getByText('compose'));
  await act(settle);
  expect(options()).toEqual(['New pen']);
});
