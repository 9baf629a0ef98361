import type { RegisteredRemote } from '@barnwatch/shared/federation';
import { openBarnDoor, renderInSuite, settle } from '@barnwatch/shared/testing';
import { exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { act, fireEvent, screen } from '@testing-library/react';
import { useStore } from 'jotai';
import { useState } from 'react';
import type { Federation } from '../loader/federation';
import { SuiteProvider } from '../suite/suite-context';
import { exampleSuite } from '../testing/example-suite';
import { english } from '../texts/english';
import { BellPlace } from './bell-place';

const remote = exampleRemote('mf-incidents', {
  widgets: [
    {
      name: 'frame-bell',
      version: 1,
      module: './notifications/frame-bell',
      component: 'FrameBell',
      permission: { any: ['incidents.view'] },
      files: [],
    },
  ],
});

interface Shown {
  readonly remotes?: readonly RegisteredRemote[];
  readonly screenOf: Federation['screenOf'];
}

function Frame({ remotes = [remote], screenOf }: Shown) {
  const states = useStore();
  const [suite] = useState(() => exampleSuite(states, remotes, screenOf));
  return (
    <SuiteProvider value={suite}>
      <BellPlace bar="top" />
      <BellPlace bar="side" />
      <p>the page</p>
    </SuiteProvider>
  );
}

const show = (shown: Shown) => renderInSuite(<Frame {...shown} />, { texts: { frame: english, 'mf-incidents': {} } });
const failed = 'Notifications could not be loaded: try again';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a bell stands in the frame from its first picture on, once; that of a remote takes its place after the first page (0086)', async () => {
  await openBarnDoor({ permissions: ['incidents.view'] });
  const given: unknown[] = [];
  const Bell = (props: object) => {
    given.push(props);
    return <b>bell</b>;
  };
  const screenOf = jest.fn<ReturnType<Federation['screenOf']>, []>(async () => ({ screen: Bell }));
  jest.useFakeTimers();
  await show({ screenOf });
  await act(() => settle());
  expect(screen.getAllByRole('button', { name: 'Notifications' })).toHaveLength(1);
  expect(screenOf).not.toHaveBeenCalled();
  act(() => void jest.runOnlyPendingTimers());
  await act(() => settle());
  expect(screen.getAllByText('bell')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
  expect(given[0]).toEqual({ startsOpen: false });
});

test('who presses it before that waits for its files alone, and has its list open then (0086)', async () => {
  await openBarnDoor({ permissions: ['incidents.view'] });
  const Bell = ({ startsOpen }: { readonly startsOpen?: boolean }) => <b>{startsOpen ? 'open' : 'closed'}</b>;
  // By itself it never comes: the clock stands still.
  jest.useFakeTimers();
  await show({ screenOf: async () => ({ screen: Bell }) });
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await act(() => settle());
  expect(screen.getByText('open')).toBeVisible();
});

test('no room is kept without a remote that has one, or for an account that may not see it', async () => {
  const screenOf = async () => ({ screen: () => <b>bell</b> });
  await openBarnDoor({ permissions: ['incidents.view'] });
  const { unmount } = await show({ remotes: [{ ...remote, widgets: [] }], screenOf });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await openBarnDoor({ permissions: ['cameras.view'] });
  await show({ screenOf });
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that throws costs its own place, which offers to try again; the page goes on', async () => {
  await openBarnDoor({ permissions: ['incidents.view'] });
  let isBroken = true;
  const Bell = () => {
    if (isBroken) throw new Error('broken');
    return <b>bell</b>;
  };
  await show({ screenOf: async () => ({ screen: Bell }) });
  const again = await screen.findByRole('button', { name: failed });
  expect(screen.getByText('the page')).toBeVisible();
  isBroken = false;
  fireEvent.click(again);
  expect(await screen.findByText('bell')).toBeVisible();
});
