import { BrowserRouter } from '@barnwatch/shared/routing';
import { deviceStorage } from '@barnwatch/shared/storage';
import {
  type BarnDoor,
  FreshMemory,
  type InSuiteOptions,
  openBarnDoors,
  renderInSuite,
} from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { wireIncident } from '../../testing/example-incident';
import { settled } from '../../testing/incident-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { rememberOwnWrite } from '../../writing/own-writes/own-writes';
import { newIncidentsKey } from '../new-incidents/kept-new-incidents';
import { FrameBell } from './frame-bell';

/** Local noon, wherever the test runs. */
const noon = new Date(2026, 0, 10, 12).getTime();

let barn: BarnDoor;
let records: readonly object[];
const messages: { readonly title: string; readonly silent: boolean | undefined }[] = [];

class BrowserNotification extends EventTarget {
  static readonly permission = 'granted';
  constructor(title: string, options: { readonly silent?: boolean }) {
    super();
    messages.push({ title, silent: options.silent });
  }
}

const draught = (id: string, severity = 'high') =>
  wireIncident(id, {
    openedAt: noon - 60_000 + Number(id),
    messagePayload: { type: 'climate', title: `Draught ${id}`, description: '', severity, issue: 'draft' },
  });

async function signIn(): Promise<void> {
  const { doors } = await openBarnDoors([{ permissions: ['incidents.view'] }], noon);
  [barn] = doors as [BarnDoor];
  barn.answer('POST api/incidents/query', () => ({
    incidents: records.toReversed(),
    page: { offset: 0, limit: 100, total: records.length },
  }));
}

type Options = InSuiteOptions & { readonly windows?: number; readonly startsOpen?: boolean };

/** The frame as after a start; `path` is where the person is. */
async function open(
  { windows = 1, startsOpen = false, ...options }: Options = {},
  path = '/dashboard/north-barn/incidents',
) {
  history.replaceState(null, '', path);
  // As the frame places it: what it is given is checked by the widget itself.
  const given: object = { startsOpen };
  const rendered = await renderInSuite(
    Array.from({ length: windows }, (_, index) => <FrameBell key={String(index)} {...given} />),
    {
      now: noon,
      texts: { 'mf-incidents': options.language === 'de' ? de : en },
      wrap: (children) => (
        <FreshMemory>
          <BrowserRouter>{children}</BrowserRouter>
        </FreshMemory>
      ),
      ...options,
    },
  );
  await settled();
  return rendered;
}

/** Somebody was here before, and these came afterwards. */
async function cameMeanwhile(...later: readonly object[]): Promise<void> {
  const { unmount } = await open();
  unmount();
  records = [...records, ...later];
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const browser = { settings: { browserMessages: true } };

beforeEach(async () => {
  records = [draught('1')];
  messages.length = 0;
  Object.assign(globalThis, { Notification: BrowserNotification });
  await signIn();
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'Notification'));

test('pressed before it was there it opens its list, once; before the barn has told nothing is claimed (0086)', async () => {
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  barn.answer('POST api/incidents/query', async () => {
    await told;
    return { incidents: [], page: { offset: 0, limit: 100, total: 0 } };
  });
  await open({ startsOpen: true });
  const dialog = screen.getByRole('dialog', { name: 'Notifications' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  tell();
  expect(await screen.findByRole('button', { name: 'Notifications: nothing new' })).toBeVisible();
});

test('the browser’s way back to the page before closes its list', async () => {
  await open();
  history.pushState({ idx: 1 }, '', '/dashboard/north-barn/camera');
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  fireEvent.click(bell());
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await act(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first time nothing is new; what came while one was away is counted, and leads to its incident (product 3.19)', async () => {
  await cameMeanwhile(draught('2'), draught('3', 'low'));
  await open();
  expect(bell()).toHaveAccessibleName('Notifications: 2 not seen');
  fireEvent.click(bell());
  const dialog = within(screen.getByRole('dialog', { name: 'Notifications' }));
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/north-barn/incident/3',
    '/dashboard/north-barn/incident/2',
    '/dashboard/north-barn/incidents',
  ]);
  expect(dialog.getAllByText('New')).toHaveLength(2);
  await waitFor(() =>
    expect(document.querySelector('button[aria-haspopup]')).toHaveAccessibleName('Notifications: nothing new'),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Clear the list' }));
  expect(await dialog.findByText(/^There is nothing here!/)).toBeVisible();
});

test('several are said in one message, by one of two windows, and not again after a start', async () => {
  await cameMeanwhile(draught('2', 'middle'), draught('3'), draught('4', 'low'));
  const { unmount } = await open({ windows: 2, ...browser });
  const said = '2 new incidents, the most severe one: Draught 3';
  await waitFor(() => expect(messages).toEqual([{ title: said, silent: true }]));
  expect(screen.getAllByText(said)).toHaveLength(1);
  unmount();
  await open(browser);
  expect(messages).toHaveLength(1);
});

test('while nobody sees the page the browser alone tells, at a lower rate; without it all waits until somebody does', async () => {
  await cameMeanwhile();
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  try {
    records = [...records, draught('2')];
    const alone = await open();
    expect(bell()).toHaveAccessibleName('Notifications: 1 not seen');
    expect(messages).toEqual([]);
    alone.unmount();
    await open(browser);
    await waitFor(() => expect(messages).toEqual([{ title: 'New incident: Draught 2', silent: true }]));
  } finally {
    sight.mockRestore();
    hidden.mockRestore();
  }
});

test('what becomes more severe is said to have', async () => {
  records = [draught('1', 'low')];
  (await open()).unmount();
  records = [draught('1', 'high')];
  await open(browser);
  await waitFor(() => expect(messages).toEqual([{ title: 'More severe now: Draught 1', silent: true }]));
  fireEvent.click(bell());
  expect(within(screen.getByRole('dialog', { name: 'Notifications' })).getByText('More severe')).toBeVisible();
});

test('low severity is silent, and the browser is not used where that was not chosen', async () => {
  await cameMeanwhile(draught('2', 'low'));
  const { unmount } = await open(browser);
  expect(bell()).toHaveAccessibleName('Notifications: 1 not seen');
  unmount();
  records = [...records, draught('3')];
  await open();
  expect(await screen.findByText('New incident: Draught 3')).toBeInTheDocument();
  expect(messages).toEqual([]);
});

test('in quiet hours nothing is said; it is said in one message when they end', async () => {
  await cameMeanwhile(draught('2'), draught('3'));
  const settings = { ...browser.settings, quietHours: true, quietFrom: 11 * 60, quietTo: 13 * 60 };
  const { clock } = await open({ settings });
  expect(bell()).toHaveAccessibleName('Notifications: 2 not seen. Nothing is announced now.');
  expect(messages).toEqual([]);
  act(() => clock.advance(millisecondsInHour));
  await waitFor(() =>
    expect(messages.map(({ title }) => title)).toEqual(['2 new incidents, the most severe one: Draught 3']),
  );
});

test('a snooze of 30 minutes outlives a start, and what came meanwhile is said afterwards', async () => {
  const first = await open();
  fireEvent.click(bell());
  fireEvent.click(screen.getByRole('button', { name: '30 minutes' }));
  expect(await screen.findByText(/^Nothing is announced until 12:30\./)).toBeVisible();
  first.unmount();
  records = [...records, draught('2')];
  const { clock } = await open(browser);
  await settled();
  expect(messages).toEqual([]);
  act(() => clock.advance(30 * millisecondsInMinute));
  await waitFor(() => expect(messages).toHaveLength(1));
});

test('a snooze until the morning outlives a start, and is ended by hand', async () => {
  await cameMeanwhile();
  const first = await open();
  fireEvent.click(bell());
  fireEvent.click(screen.getByRole('button', { name: /^Until \d\d:\d\d$/ }));
  expect(await screen.findByText('Nothing is announced until 06:00. What comes is listed.')).toBeVisible();
  first.unmount();
  records = [...records, draught('2')];
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Notifications: 1 not seen. Nothing is announced now.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Announce again' }));
  expect(await screen.findByRole('button', { name: '30 minutes' })).toBeVisible();
});

test('a snooze until one leaves the screen ends by leaving it', async () => {
  await open({}, '/dashboard/north-barn/camera');
  fireEvent.click(bell());
  fireEvent.click(screen.getByRole('button', { name: 'Until I leave this screen' }));
  expect(screen.getByText(/^Nothing is announced until you leave/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Announce again' }));
  fireEvent.click(screen.getByRole('button', { name: 'Until I leave this screen' }));
  fireEvent.click(screen.getByRole('link', { name: 'All incidents' }));
  fireEvent.click(bell());
  expect(screen.getByRole('button', { name: 'Until I leave this screen' })).toBeVisible();
  expect(screen.queryByText(/^Nothing is announced until you leave/)).toBeNull();
});

test('an incident whose screen is opened has been seen', async () => {
  await cameMeanwhile(draught('2'));
  await open({}, '/dashboard/north-barn/incident/2');
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications: nothing new'));
});

test('what cannot be read is set aside, and the last day is listed again', async () => {
  await cameMeanwhile();
  const key = newIncidentsKey({ barnId: 'north-barn', accountId: barn.barn.accountId });
  await deviceStorage.open('settings').write(key, { version: 1, value: { listed: 'damaged' } });
  await open();
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications: 1 not seen'));
  fireEvent.click(bell());
  expect(screen.getByText(/^There may be more/)).toBeVisible();
});

test('what somebody has written down here is not new to them', async () => {
  await cameMeanwhile(draught('2'), draught('3'));
  await rememberOwnWrite({ instanceId: 'north-barn', accountId: barn.barn.accountId }, 'made-by-3');
  await open();
  expect(bell()).toHaveAccessibleName('Notifications: 1 not seen');
});

test('nobody sees the list of another account of the same device', async () => {
  await cameMeanwhile(draught('2'));
  const { unmount } = await open();
  expect(bell()).toHaveAccessibleName('Notifications: 1 not seen');
  unmount();
  await signIn();
  await open();
  expect(bell()).toHaveAccessibleName('Notifications: nothing new');
});

test('a barn that cannot be asked says so in the list, which stays', async () => {
  await cameMeanwhile(draught('2'));
  const { unmount } = await open();
  unmount();
  barn.refuse('POST api/incidents/query', 500);
  await open();
  fireEvent.click(bell());
  expect(await screen.findByText('The barn could not be asked for new incidents.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Draught 2/ })).toBeVisible();
});

test('speaks German', async () => {
  await open({ language: 'de' });
  expect(screen.getByRole('button', { name: 'Benachrichtigungen: nichts Neues' })).toBeVisible();
});
