import { BrowserRouter, SuiteLink } from '@barnwatch/shared/routing';
import { type BarnDoor, never, openBarnDoors, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { SpeedWatchdogScreen } from './speed-watchdog';

const queryOne = 'POST api/watchdogs/queryOne';
const patch = 'PATCH api/watchdogs/{watchdogId}';
const schedule = 'POST api/watchdogs/schedule/speed';
const speed = 'POST api/data/speed';

let barn: BarnDoor;
let opened: Awaited<ReturnType<typeof openBarnDoors>>;
const exampleWatchdog = {
  watchdogId: 'w',
  type: 'speed',
  breedName: 'Ross 308',
  schedule: '*/10 * * * *',
  parameters: { speedThreshold: 1.5, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 3 },
  enabled: true,
  lastUpdated: 0,
  recentRuns: [{ startedAt: 600_000, speed: 1.6, warned: true, incidentId: 'i' }],
};

/** A barn that keeps what it is told of its watchdog. */
async function openBarn(permissions = ['watchdogs.view', 'watchdogs.manage'], first: object | null = exampleWatchdog) {
  opened = await openBarnDoors([{ permissions }]);
  const [door] = opened.doors;
  if (!door) throw new Error('no barn');
  barn = door;
  let watchdog = first;
  barn.answer(queryOne, () => ({ watchdog }));
  barn.answer(patch, ({ body }) => {
    watchdog = { ...watchdog, ...(body as { updates: object }).updates };
    return { watchdog };
  });
  barn.answer(schedule, ({ body }) => {
    watchdog = { ...exampleWatchdog, ...(body as { watchdog: object }).watchdog };
    return { watchdog };
  });
  // Only in the first part of the days was anything seen.
  barn.answer(speed, () => ({
    speed: {
      columns: ['time', 'speed'],
      rows: barn.asked(speed).length === 1 ? [0.2, 0.9].map((value, check) => [check * 600_000, value]) : [],
      timeResolution: 600_000,
    },
  }));
}

let mockChartThrows: boolean;
jest.mock('./speed-chart', () => ({
  SpeedChart: () => {
    if (mockChartThrows) throw new TypeError('this chart cannot be drawn');
    return null;
  },
}));
beforeEach(async () => {
  mockChartThrows = false;
  await openBarn();
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
  await settled();
  return { ...suite, user: userEvent.setup() };
}

const threshold = () => screen.getByRole('textbox', { name: /Threshold/ });

async function type(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(threshold());
  await user.type(threshold(), text);
}

test('a threshold is tried on the last days while it is typed', async () => {
  const { user } = await open();
  expect(await screen.findByText(/would not have warned/)).toBeVisible();
  expect(barn.asked(queryOne)).toHaveLength(1);
  expect(barn.asked(speed)).toHaveLength(28);
  await type(user, '0,5');
  expect(await screen.findByText(/would have warned once/)).toBeVisible();
});

test('what is wrong is said at the field, and nothing is sent', async () => {
  const { user } = await open();
  await type(user, 'fast');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(threshold()).toHaveAccessibleDescription(/Please type a number/);
  expect(threshold()).toHaveFocus();
  expect(barn.asked(patch)).toEqual([]);
});

test('a refusal of the barn is told at its field, and what was typed stays', async () => {
  const issues = [{ in: 'body', field: '/updates/parameters/speedThreshold', rule: 'maximum', message: 'is too much' }];
  barn.refuse(patch, 400, 'invalid', { issues });
  const { user } = await open();
  await type(user, '2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(threshold()).toHaveAccessibleDescription(/is too much/));
  expect(threshold()).toHaveValue('2');
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
  await settled();
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
  await waitFor(() => expect(barn.asked(patch)).toHaveLength(1));
});

test('on and off at once; a warning leads to its intervention', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Watchdog is on' }));
  await waitFor(() =>
    expect(barn.asked(patch)).toEqual([
      { path: { watchdogId: 'w' }, query: {}, body: { updates: { enabled: false } } },
    ]),
  );
  expect(await screen.findByRole('switch', { name: 'Watchdog is off' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Warned' })).toHaveAttribute('href', '/dashboard/north-barn/incident/i');
});

test('read-only without the right, which is named', async () => {
  await openBarn(['watchdogs.view']);
  await open();
  expect(screen.getByText(/watchdogs.manage/)).toBeVisible();
  expect(threshold()).toBeDisabled();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
});

test('where none is set up, one can be', async () => {
  await openBarn(undefined, null);
  const { user } = await open();
  await type(user, '1.5');
  await user.type(screen.getByRole('textbox', { name: /Breed/ }), 'Ross 308');
  await user.click(screen.getByRole('button', { name: 'Set up the watchdog' }));
  await waitFor(() =>
    expect(barn.asked(schedule)).toMatchObject([{ body: { watchdog: { breedName: 'Ross 308', enabled: true } } }]),
  );
});

test('a check that could not be read is missing and told; which one was last is not claimed then (F49)', async () => {
  const recentRuns = [{ startedAt: 'soon' }, ...exampleWatchdog.recentRuns];
  await openBarn(undefined, { ...exampleWatchdog, recentRuns });
  await open();
  expect(await screen.findByText('1 check could not be read and is missing here.')).toBeVisible();
  expect(screen.getByText('1 check · 1 warning')).toBeVisible();
  expect(screen.queryByText(/Last check\b/)).toBeNull();
});

test('without a line to the barn the switch waits, and why is said once, above it; who may only look waits for nothing (product 10.6c)', async () => {
  const { clock, unmount } = await open();
  const goes = async (isThere: boolean) => {
    const answering = barn.barn.override;
    if (!isThere) barn.barn.override = () => 'no-connection';
    await act(() => opened.client.checkConnection(barn.id, never(), { asked: true }));
    opened.device.time += 6_000;
    await act(async () => clock.advance(6_000));
    return () => {
      barn.barn.override = answering;
    };
  };
  const onOff = () => screen.getByRole('switch', { name: 'Watchdog is on' });
  expect(onOff()).toBeEnabled();
  const comeBack = await goes(false);
  expect(screen.getAllByText(/needs a line to North barn/)).toHaveLength(1);
  expect(onOff()).toBeDisabled();
  comeBack();
  await goes(true);
  expect(onOff()).toBeEnabled();
  unmount();

  await openBarn(['watchdogs.view']);
  await open();
  await goes(false);
  expect(screen.queryByText(/needs a line/)).toBeNull();
});
