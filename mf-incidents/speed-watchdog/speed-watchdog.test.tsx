import type { Outcome } from '@barnwatch/shared/auth-client';
import { BrowserRouter, SuiteLink } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../texts/en.json';
import { SpeedWatchdogScreen } from './speed-watchdog';

const mockBarn = exampleBarn();
let mockPermissions: readonly string[];
let mockWatchdog: object | null;
let mockOutcome: Outcome<null>;
const mockCalls: unknown[] = [];
const mockRecord =
  (method: string) =>
  async (path: string, { body }: { body: unknown }) => {
    mockCalls.push([method, path, body]);
    return mockOutcome;
  };
const mockClient = { instanceId: 'north-barn', post: mockRecord('POST'), patch: mockRecord('PATCH') };
const mockSpeed = {
  speed: {
    columns: ['time', 'speed'],
    rows: [
      [0, 0.2],
      [600_000, 0.9],
    ],
    timeResolution: 600_000,
  },
};

interface MockParts {
  readonly parsePart: (data: unknown) => unknown;
  readonly join: (parts: readonly unknown[]) => unknown;
}
const mockReady = (value: unknown) => ({
  state: 'ready',
  value,
  receivedAt: 0,
  refreshing: false,
  retry: () => undefined,
});

let mockChartThrows: boolean;
jest.mock('./speed-chart', () => ({
  SpeedChart: () => {
    if (mockChartThrows) throw new TypeError('this chart cannot be drawn');
    return null;
  },
}));
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermission: ({ any = [] }: { any?: readonly string[] }) => any.some((name) => mockPermissions.includes(name)),
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: (_key: string, _path: string, { parse }: { parse: (data: unknown) => unknown }) =>
    mockReady(parse({ watchdog: mockWatchdog })),
  usePartedBarnAnswer: (_key: string, _path: string, options: MockParts) =>
    mockReady(options.join([options.parsePart(mockSpeed)])),
}));

beforeEach(() => {
  mockCalls.length = 0;
  mockChartThrows = false;
  mockOutcome = { ok: true, value: null };
  mockPermissions = ['watchdogs.view', 'watchdogs.manage'];
  mockWatchdog = {
    watchdogId: 'w',
    type: 'speed',
    breedName: 'Ross 308',
    schedule: '*/10 * * * *',
    parameters: { speedThreshold: 1.5, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 3 },
    enabled: true,
    lastUpdated: 0,
    recentRuns: [{ startedAt: 600_000, speed: 1.6, warned: true, incidentId: 'i' }],
  };
});

async function open() {
  history.replaceState(null, '', '/dashboard/north-barn/speedWatchdog');
  const elsewhere = <SuiteLink to="/elsewhere">Elsewhere</SuiteLink>;
  const suite = await renderInSuite(<SpeedWatchdogScreen />, {
    texts: { 'mf-incidents': en },
    wrap: (children) => (
      <BrowserRouter>
        {elsewhere}
        {children}
      </BrowserRouter>
    ),
  });
  await act(async () => undefined);
  return { ...suite, user: userEvent.setup() };
}

const threshold = () => screen.getByRole('textbox', { name: /Threshold/ });

async function type(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(threshold());
  await user.type(threshold(), text);
}

test('a threshold is tried on the last days while it is typed', async () => {
  const { user } = await open();
  expect(screen.getByText(/would not have warned/)).toBeVisible();
  await type(user, '0,5');
  expect(await screen.findByText(/would have warned once/)).toBeVisible();
});

test('what is wrong is said at the field, and nothing is sent', async () => {
  const { user } = await open();
  await type(user, 'fast');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(threshold()).toHaveAccessibleDescription(/Please type a number/);
  expect(threshold()).toHaveFocus();
  expect(mockCalls).toEqual([]);
});

test('a refusal of the barn is told at its field, and what was typed stays', async () => {
  const issues = [{ in: 'body', field: '/updates/parameters/speedThreshold', rule: 'maximum', message: 'is too much' }];
  const context = { instanceId: 'north-barn', call: 'PATCH', status: 400, details: { issues } };
  mockOutcome = { ok: false, error: { code: 'rejected', context } };
  const { user } = await open();
  await type(user, '2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(threshold()).toHaveValue('2');
  expect(threshold()).toHaveAccessibleDescription(/is too much/);
});

test('who leaves with something typed is asked first; after saving nobody is', async () => {
  const { user } = await open();
  const leave = () => user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await type(user, '2');
  await leave();
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(location.pathname).toBe('/dashboard/north-barn/speedWatchdog');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(threshold()).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await leave();
  expect(location.pathname).toBe('/elsewhere');
});

test('a chart that cannot be drawn costs its own place only: the threshold can still be set (F41)', async () => {
  mockChartThrows = true;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await open();
  await screen.findByText('This part of the page could not be shown.');
  await type(user, '0.5');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  log.mockRestore();
  expect(mockCalls).toHaveLength(1);
});

test('on and off at once; a warning leads to its intervention', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Watchdog is on' }));
  expect(mockCalls).toEqual([['PATCH', 'api/watchdogs/w', { updates: { enabled: false } }]]);
  expect(screen.getByRole('link', { name: 'Warned' })).toHaveAttribute('href', '/dashboard/north-barn/incident/i');
});

test('read-only without the right, which is named', async () => {
  mockPermissions = ['watchdogs.view'];
  await open();
  expect(screen.getByText(/watchdogs.manage/)).toBeVisible();
  expect(threshold()).toBeDisabled();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});

test('where none is set up, one can be', async () => {
  mockWatchdog = null;
  const { user } = await open();
  await type(user, '1.5');
  await user.type(screen.getByRole('textbox', { name: /Breed/ }), 'Ross 308');
  await user.click(screen.getByRole('button', { name: 'Set up the watchdog' }));
  expect(mockCalls).toMatchObject([['POST', 'api/watchdogs/schedule/speed', { watchdog: { breedName: 'Ross 308' } }]]);
});
