// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import type { FinderPart, RegisteredRemote, SuiteRegistry, UseFinderParts } from '@barnwatch/shared/federation';
import { barnId, settle } from '@barnwatch/shared/testing';
import { exampleRegistry, exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useStore } from 'jotai';
import { useMemo, useState } from 'react';
import { FinderDialog } from '../../frame/finder-dialog';
import type { LoadFailure } from '../../loader/load-failure';
import { SuiteProvider } from '../../suite/suite-context';
import { renderAt, startAtBarn } from '../../testing/at-barn';
import { exampleSuite, exportedHook } from '../../testing/example-suite';

const grid = { en: 'Grid', de: 'Raster' };

const finder = { module: './finder', hook: 'useParts', guard: 'signed-in-at-barn', files: [] } as const;

const remoteOf = (name: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote =>
  exampleRemote(name, { finder: { ...finder, files: [] }, ...more });

const screens = remoteOf('mf-screens', {
  routes: [
    { path: '/dashboard/:barnId/grid', module: './grid', screen: 'Grid', title: grid, guard: 'none', files: [] },
  ],
});

export const part = (entries: FinderPart['entries'], more: Partial<FinderPart> = {}): FinderPart => ({
  id: 'pens',
  title: 'Pens',
  icon: 'camera',
  state: 'ready',
  entries,
  ...more,
});

export const pens = [
  part([1, 2, 12].map((at) => ({ id: `pen-${at}`, name: `Pen ${at}`, to: `/pen/${at}`, words: ['Bucht'] }))),
];

type Exported = Readonly<Record<string, UseFinderParts | LoadFailure>>;

export const onAccount = jest.fn();

/** The remotes in one version; each version has a container of its own. */
function registryOf(remotes: readonly RegisteredRemote[], version: string): SuiteRegistry {
  const composed = remotes.map((remote) => ({ ...remote, version, container: `${remote.container}_${version}` }));
  return exampleRegistry(composed);
}

/** A suite whose remotes export what is given by their names; a failure is one of their files. */
function Opened({ exported, remotes }: { readonly exported: Exported; readonly remotes: readonly RegisteredRemote[] }) {
  const states = useStore();
  const [open, setOpen] = useState(true);
  const [suite] = useState(() =>
    exampleSuite(states, remotes, async (remote) => {
      const found = exported[`${remote.name} ${remote.version}`] ?? exported[remote.name];
      return typeof found === 'object' ? { failure: found } : exportedHook(found ?? (() => []));
    }),
  );
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

export async function openFinder(exported: Exported = { 'mf-pens': () => pens }, language: 'en' | 'de' = 'en') {
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
  await found();
  return world;
}

/** Waits until all in sight of the list is that of what stands in the field. */
export async function found(): Promise<void> {
  const list = screen.getByRole('listbox', { hidden: true });
  await waitFor(() => expect(list).toHaveAttribute('data-sought', (field() as HTMLInputElement).value));
}

export const field = () => screen.getByRole('combobox');
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const chosen = () => screen.getAllByRole('option').filter((option) => option.ariaSelected === 'true');

/** Types, and waits until the list is that of what stands in the field. */
export async function type(letters: string): Promise<void> {
  await userEvent.type(field(), letters);
  await found();
}
