import type { BarnAnswer } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Camera, Cameras } from '../api/camera';
import { exampleCamera } from '../test-barn/example-camera';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { CameraOverviewScreen } from './camera-overview';

type Put = (path: string, options: { parse: (data: unknown) => unknown }) => Promise<Outcome<unknown>>;

const mockBarn = exampleBarn();
const mockPut = jest.fn<ReturnType<Put>, Parameters<Put>>();
const mockClient = { put: mockPut } as unknown as InstanceClient;
let mockAnswer: BarnAnswer<Cameras>;
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => mockAnswer,
}));

const retry = jest.fn();
const ready = (...cameras: Camera[]): BarnAnswer<Cameras> => ({
  state: 'ready',
  value: { cameras, unreadable: [] },
  receivedAt: 1000,
  refreshing: false,
  retry,
});
const context = { instanceId: 'north-barn', call: 'PUT api/cameras/a/management/false' };
const wide = window.matchMedia;

beforeEach(() => {
  mockPut.mockReset();
  retry.mockReset();
  window.matchMedia = wide;
});

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

async function open(answer: BarnAnswer<Cameras>, search = '', language: 'en' | 'de' = 'en') {
  mockAnswer = answer;
  history.replaceState(null, '', `/dashboard/north-barn/administration/cameraOverview${search}`);
  return renderInSuite(
    <>
      <CameraOverviewScreen />
      <Address />
    </>,
    {
      now: Date.UTC(2026, 0, 1, 12),
      language,
      texts: { 'mf-admin': language === 'en' ? en : de },
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
      unstyledAntd: true,
    },
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell')[0]?.querySelector('div')?.textContent)
    .filter(Boolean);
const managed = (name: string) => screen.getByRole('switch', { name: `Managed by the barn: ${name}` });

test('lists all cameras with what is to be known of them', async () => {
  await open(
    ready(
      exampleCamera('a', { name: 'Pen 1', sortPrefix: '1' }),
      exampleCamera('b', { name: 'Pen 2', sortPrefix: '2', online: false, lastSeen: Date.UTC(2026, 0, 1, 9) }),
      exampleCamera('c', { name: 'Old', sortPrefix: '3', tags: ['decommissioned'] }),
      exampleCamera('d', { name: 'New', sortPrefix: '4', tags: [], privacy: { active: true, until: null } }),
    ),
  );
  expect(names()).toEqual(['Pen 1', 'Pen 2', 'Old', 'New']);
  expect(screen.getByText('4 cameras')).toBeVisible();
  expect(screen.getByRole('row', { name: /Pen 2/ })).toHaveTextContent('Offlinelast seen 3 h ago');
  expect(screen.getByRole('row', { name: /Old/ })).toHaveTextContent('Decommissioned');
  expect(screen.getByRole('row', { name: /New/ })).toHaveTextContent('Privacy mode');
  expect(screen.getByRole('row', { name: /New/ })).toHaveTextContent('None: hidden in the camera list');
  expect(screen.getByRole('row', { name: /Pen 1/ })).toHaveTextContent('1 h ago');
});

test('searches and keeps the search in the address', async () => {
  await open(ready(exampleCamera('a', { name: 'Feeder' }), exampleCamera('b', { name: 'Drinker' })));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name, ID or tag' }), 'feed');
  expect(names()).toEqual(['Feeder']);
  expect(screen.getByText('1 of 2 cameras')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?search=feed');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(names()).toHaveLength(2);
});

test('switches the management: shown at once, saved, read again', async () => {
  let answer: (outcome: Outcome<unknown>) => void = () => {};
  mockPut.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await open(ready(exampleCamera('a', { name: 'Pen 1' })));
  await userEvent.click(managed('Pen 1'));
  expect(managed('Pen 1')).not.toBeChecked();
  expect(mockPut.mock.calls[0]?.[0]).toBe('api/cameras/a/management/false');
  await act(async () => answer({ ok: true, value: exampleCamera('a', { managed: false }) }));
  expect(managed('Pen 1')).not.toBeChecked();
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [{ code: 'offline', context }, /^Camera state could not be saved: Pen 1/],
  [
    { code: 'forbidden', context: { ...context, details: { any: ['cameras.manage'] } } },
    /You lack the right cameras\.manage\./,
  ],
] as const)('a refusal is rolled back and told for as long as it matters ($code)', async (error, words) => {
  mockPut.mockResolvedValue({ ok: false, error: error as RequestError });
  const { toasts } = await open(ready(exampleCamera('a', { name: 'Pen 1' })));
  await userEvent.click(managed('Pen 1'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(managed('Pen 1')).toBeChecked();
  expect(managed('Pen 1')).toHaveAccessibleDescription(/Not saved/);
  expect(toasts.state().history[0]).toMatchObject({ kind: 'error', text: 'Camera state could not be saved' });
  mockPut.mockResolvedValue({ ok: true, value: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(managed('Pen 1')).not.toBeChecked();
  expect(screen.queryByText(words)).toBeNull();
});

test('a message of a failure can be put away', async () => {
  mockPut.mockResolvedValue({ ok: false, error: { code: 'timeout', context } });
  await open(ready(exampleCamera('a', { name: 'Pen 1' })));
  await userEvent.click(managed('Pen 1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss the message about Pen 1' }));
  expect(managed('Pen 1')).not.toHaveAccessibleDescription();
});

test('of quick presses the last one wins, and calls never overtake each other', async () => {
  const answers: ((outcome: Outcome<unknown>) => void)[] = [];
  mockPut.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await open(ready(exampleCamera('a', { name: 'Pen 1' })));
  await userEvent.click(managed('Pen 1'));
  await userEvent.click(managed('Pen 1'));
  expect(mockPut).toHaveBeenCalledTimes(1);
  expect(managed('Pen 1')).toBeChecked();
  await act(async () => answers[0]?.({ ok: true, value: null }));
  expect(mockPut.mock.calls.map(([path]) => path)).toEqual([
    'api/cameras/a/management/false',
    'api/cameras/a/management/true',
  ]);
  await act(async () => answers[1]?.({ ok: true, value: null }));
  expect(managed('Pen 1')).toBeChecked();
});

test('on a phone cards say the same and can be sorted', async () => {
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  await open(
    ready(
      exampleCamera('a', { name: 'Pen 1', sortPrefix: '1' }),
      exampleCamera('b', { name: '<b>Pen 2</b>', sortPrefix: '2', online: false }),
    ),
  );
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(screen.queryByRole('table')).toBeNull();
  expect(order()).toEqual(['Pen 1', '<b>Pen 2</b>']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'State');
  expect(order()).toEqual(['<b>Pen 2</b>', 'Pen 1']);
  expect(screen.getAllByRole('switch', { name: /^Managed by the barn/ })).toHaveLength(2);
});

test('loading, failed, empty, unreadable and no match say so', async () => {
  const error = { code: 'timeout', context } as const;
  (await open({ state: 'loading', retry })).unmount();
  const failed = await open({ state: 'failed', error, refreshing: false, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('The cameras could not be loaded.');
  failed.unmount();
  const value = { cameras: [exampleCamera('a', { name: 'Pen 1' })], unreadable: ['x', 'y'] };
  const old = await open({ state: 'failed', error, stale: { value, receivedAt: 0 }, refreshing: false, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(screen.getByText(/^2 cameras could not be read and are missing below: x, y/)).toBeVisible();
  expect(names()).toEqual(['Pen 1']);
  old.unmount();
  const empty = await open(ready());
  expect(screen.getByText('This barn has no cameras yet.')).toBeVisible();
  empty.unmount();
  await open(ready(exampleCamera('a')), '?search=zzz');
  expect(screen.getByText('No camera matches “zzz”.')).toBeVisible();
});

test('speaks German', async () => {
  await open(ready(exampleCamera('a', { name: 'Bucht 1' })), '', 'de');
  expect(screen.getByRole('heading', { level: 1, name: 'Kameraübersicht' })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Vom Stall verwaltet: Bucht 1' })).toBeChecked();
});
