import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { FreshMemory, renderInSuite, settle } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { wireCamera, wireEvent, wireIncident } from '../../testing/example-incident';
import { calls, type IncidentBarn, openIncidentBarn, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { DocumentationScreen } from './documentation';

let barn: IncidentBarn;

const at = new Date(2026, 0, 1, 6, 30).getTime();
function payloadOf(words: string, more: object = {}) {
  const location = { kind: 'global' };
  return { classification: 'cleaning', description: `<p onclick="x()">${words}</p>`, timestamp: at, location, ...more };
}

const record = (id: string, payload: object, more: object = {}) =>
  wireIncident(id, { type: 'barnDocumentation', state: 'created', openedAt: at, messagePayload: payload, ...more });

/** A barn with a journal of three records, one of them hidden. */
async function openBarn(permissions = ['incidents.view', 'incidents.barnDocumentation.manage']) {
  barn = await openIncidentBarn(permissions);
  barn.records = [
    record('a', payloadOf('Pens washed')),
    record('b', payloadOf('Silo swept', { timestamp: at - millisecondsInDay })),
    record('hidden', { reason: 'Wrong barn.' }, { state: 'hidden' }),
  ];
  barn.events = [wireEvent('hidden', { trigger: 'create', payload: payloadOf('Entered twice by me') })];
}

beforeEach(() => openBarn());

/** Questions for the journal itself; the line above it asks for the state of the barn. */
const journalQuestions = () => barn.questions.filter(({ query }) => query?.type === 'barnDocumentation');

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

async function open(search = '') {
  history.replaceState(null, '', `/dashboard/north-barn/documentation${search}`);
  const suite = await renderInSuite(
    <>
      <DocumentationScreen />
      <Address />
    </>,
    {
      now: new Date(2026, 0, 1, 12).getTime(),
      texts: { 'mf-incidents': en },
      wrap: (children) => (
        <FreshMemory>
          <BrowserRouter>{children}</BrowserRouter>
        </FreshMemory>
      ),
    },
  );
  // By turns of the event loop: timers may stand still.
  await act(() => settle());
  return { ...suite, user: userEvent.setup() };
}

test('a journal by day: today first, each record by the sanitiser, without those that are hidden', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today, 01.01.2026',
    'Yesterday, 31.12.2025',
  ]);
  expect(screen.getByText('Pens washed')).toBeVisible();
  expect(screen.getByText('Pens washed').attributes).toHaveLength(0);
  expect(screen.queryByText('Wrong barn.')).toBeNull();
  expect(journalQuestions()).toHaveLength(1);
  expect(barn.door.asked(calls.cameras)).toHaveLength(1);
  expect(journalQuestions()[0]).toMatchObject({ query: { $and: [{ state: { $in: ['created', 'closed'] } }] } });
});

test('hidden ones on request, with their reason and what their first event said', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Hidden records too' }));
  await settled();
  expect(screen.getByTestId('address')).toHaveTextContent('hidden=shown');
  const card = screen.getByText('Wrong barn.').closest('article') as HTMLElement;
  expect(within(card).getByText('Entered twice by me')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Show again' })).toBeVisible();
});

test('what a hidden record said first is asked for once, and known after a start without the barn (F1)', async () => {
  const { unmount } = await open('?hidden=shown');
  expect(screen.getByText('Entered twice by me')).toBeVisible();
  const asked = barn.door.asked(calls.events).length;
  unmount();
  barn.door.refuse(calls.events, 503);
  await open('?hidden=shown');
  expect(screen.getByText('Entered twice by me')).toBeVisible();
  expect(barn.door.asked(calls.events)).toHaveLength(asked);
});

test('a long journal: its latest records are there at once, the others soon, and all are counted', async () => {
  barn.records = Array.from({ length: 40 }, (_, index) =>
    record(`r${index}`, payloadOf(`Pen ${index} washed`, { timestamp: at - index * millisecondsInHour })),
  );
  jest.useFakeTimers();
  try {
    await open();
    expect(screen.getByText('40 records')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.getByText('Pen 0 washed')).toBeVisible();
    for (const drawn of [36, 40]) {
      act(() => void jest.advanceTimersByTime(0));
      expect(screen.getAllByRole('article')).toHaveLength(drawn);
    }
  } finally {
    jest.useRealTimers();
  }
});

test('the day is in the address and what is not of it is not shown', async () => {
  await open('?day=2025-12-31');
  expect(screen.getByText('Silo swept')).toBeVisible();
  expect(screen.queryByText('Pens washed')).toBeNull();
});

test.each(['incidents.barnDocumentation.manage', 'incidents.manage', 'incidents.manage.advanced'])(
  '%s may record and hide',
  async (permission) => {
    await openBarn(['incidents.view', permission]);
    await open();
    expect(screen.getAllByRole('button', { name: 'New record' })).not.toHaveLength(0);
    expect(screen.getAllByRole('button', { name: 'Hide' })).toHaveLength(2);
  },
);

test('whoever may only look is offered nothing to write', async () => {
  await openBarn(['incidents.view', 'incidents.barnIntervention.manage']);
  await open('?hidden=shown');
  expect(screen.queryAllByRole('button', { name: /New record|Hide|Show again/ })).toEqual([]);
});

test('damaged records are set aside and told, in the journal and among the places to choose', async () => {
  barn.records = [record('a', payloadOf('Pens washed')), record('b', payloadOf('Silo swept'), { openedAt: 'never' })];
  barn.door.answer(calls.cameras, { cameras: { 'pen-01': wireCamera('pen-01', 'Pen 1'), 'pen-02': null } });
  await open();
  expect(screen.getByText('Pens washed')).toBeVisible();
  expect(screen.getByText(/^1 record could not be read/)).toBeVisible();
  const place = screen.getByRole('combobox', { name: 'Place' });
  expect(within(place).getByRole('option', { name: 'Pen 1' })).toBeInTheDocument();
  expect(place).toHaveAccessibleDescription(/^1 place of the barn could not be read/);
});
