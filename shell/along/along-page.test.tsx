import { readTakenAlong } from '@barnwatch/shared/along';
import type { AlongPart, UseAlongParts } from '@barnwatch/shared/federation';
import { deviceStorage } from '@barnwatch/shared/storage';
import { barnId, settle } from '@barnwatch/shared/testing';
import { exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { BarnGate } from '../session/barn-gate';
import { SuiteProvider } from '../suite/suite-context';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { exampleSuite, exportedHook } from '../testing/example-suite';
import { AlongPage } from './along-page';
import { alongPath } from './along-path';
import { takingAtom } from './taking';

const seesPens = { any: ['cameras.view'] } as const;
const remote = exampleRemote('mf-pens', {
  along: { module: './along', hook: 'useParts', files: [], permission: seesPens },
});

function OfSuite({ useParts, children }: { readonly useParts: UseAlongParts; readonly children: ReactNode }) {
  const states = useStore();
  const [suite] = useState(() => exampleSuite(states, [remote], async () => exportedHook(useParts)));
  return <SuiteProvider value={suite}>{children}</SuiteProvider>;
}

const place = { instanceId: barnId, accountId: '1' };

function partOf(id: string, takes: AlongPart['takes']): AlongPart {
  return { id, title: `All ${id}`, count: `${takes.length} ${id}`, bytesEach: 1_000_000, takes, state: 'ready' };
}

async function openPage(useParts: UseAlongParts) {
  const { client, barn } = await startAtBarn();
  const suite = await renderAt({
    at: `/dashboard/${barnId}/take-along`,
    screens: {
      [alongPath]: (
        <OfSuite useParts={useParts}>
          <BarnGate check={undefined}>
            <AlongPage />
          </BarnGate>
        </OfSuite>
      ),
    },
    now: Date.now(),
  });
  await act(settle);
  return { ...suite, client, barn };
}

beforeEach(() => deviceStorage.open('answers').removeAll());

const start = () => screen.getByRole('button', { name: 'Take along' });

test('it says before it starts what there is and about how large that is, and takes what is chosen (product 10.6b)', async () => {
  const taken: string[] = [];
  const thing = (id: string) => ({
    id,
    take: async () => {
      taken.push(id);
      return { kind: 'taken', bytes: 500_000 } as const;
    },
  });
  const parts = [partOf('stills', [thing('a'), thing('b')]), partOf('graphs', [thing('c')])];
  await openPage(() => parts);
  expect(await screen.findByText('2 stills, about 2 MB')).toBeVisible();
  expect(screen.getByText(/About 3 MB in all/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'All graphs' }));
  expect(screen.getByText(/About 2 MB in all/)).toBeVisible();
  await userEvent.click(start());
  expect(await screen.findByText('Taken along.')).toBeVisible();
  expect(taken).toEqual(['a', 'b']);
  // From now on what was measured counts.
  expect(await screen.findByText('2 stills, about 1 MB')).toBeVisible();
  const kept = await readTakenAlong(await placeOfAccount());
  expect(kept).toMatchObject({ parts: ['mf-pens/stills'], days: 1, daily: true, here: [], missing: 0 });
});

test('cancelled, what was taken stays, and the next press goes on behind it', async () => {
  const taken: string[] = [];
  let letGo: () => void = () => undefined;
  const first = { id: 'first', take: async () => note('first') };
  const second = {
    id: 'second',
    take: (_client: unknown, signal: AbortSignal) =>
      new Promise<{ kind: 'taken'; bytes: number } | { kind: 'unreachable' }>((resolve) => {
        letGo = () => resolve(note('second'));
        signal.addEventListener('abort', () => resolve({ kind: 'unreachable' }));
      }),
  };
  function note(id: string) {
    taken.push(id);
    return { kind: 'taken', bytes: 1 } as const;
  }
  const parts = [partOf('stills', [first, second])];
  await openPage(() => parts);
  await screen.findByText('2 stills, about 2 MB');
  await userEvent.click(start());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. What had been taken is here.')).toBeVisible();
  expect(await screen.findByText(/1 record is here, and the rest can follow/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await act(settle);
  act(() => letGo());
  expect(await screen.findByText('Taken along.')).toBeVisible();
  expect(taken).toEqual(['first', 'second']);
});

test('signed out while something is taken, nothing of it comes back afterwards (product 10.6)', async () => {
  const waits = {
    id: 'waits',
    take: (_client: unknown, signal: AbortSignal) =>
      new Promise<{ kind: 'unreachable' }>((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'unreachable' }));
      }),
  };
  const parts = [partOf('stills', [waits])];
  const { states, client } = await openPage(() => parts);
  await screen.findByText('1 stills, about 1 MB');
  await userEvent.click(start());
  await screen.findByRole('button', { name: 'Cancel' });
  await act(settle);
  // As the end of a session does it, in the storage of this test.
  await deviceStorage.open('answers').removeAll();
  await act(() => client.signOut(barnId));
  await act(settle);
  expect(states.get(takingAtom)).toMatchObject({ kind: 'ended', end: 'cancelled' });
  expect(await deviceStorage.open('answers').keys()).toEqual([]);
});

test('a permission that is taken away while the page is open takes its part away', async () => {
  const { client, barn } = await openPage(() => [partOf('stills', [])]);
  expect(await screen.findByRole('checkbox', { name: 'All stills' })).toBeVisible();
  barn.permissions = ['incidents.view'];
  await act(() => client.refreshPermissions(barnId, new AbortController().signal));
  await act(settle);
  expect(screen.queryByRole('checkbox', { name: 'All stills' })).toBeNull();
  expect(start()).toBeDisabled();
});

test('what a remote throws costs its own part only', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { states } = await openPage(() => {
    throw new Error('a fault of the remote');
  });
  expect(await screen.findByText(/What mf-pens has could not be loaded/)).toBeVisible();
  expect(start()).toBeDisabled();
  expect(states.get(takingAtom).kind).not.toBe('taking');
});

async function placeOfAccount() {
  const [key = ''] = (await deviceStorage.open('answers').keys()).filter((name) => name.endsWith('/taken-along'));
  const [, accountId = ''] = key.split('/').map(decodeURIComponent);
  return { ...place, accountId };
}
