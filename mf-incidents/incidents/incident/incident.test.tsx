import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { FreshMemory, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireCamera, wireEvent, wireIncident } from '../../testing/example-incident';
import { calls, type IncidentBarn, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import { type TakenRecords, takeRecords, writes } from '../../testing/taken-records';
import en from '../../texts/en.json';
import { IncidentScreen } from './incident';

const queryOne = 'POST api/incidents/queryOne';
const remove = 'DELETE api/incidents/{incidentId}';
const attachments = 'GET api/incidents/{incidentId}/attachments';

let barn: IncidentBarn;
let taken: TakenRecords;

const firstRecord = {
  classification: 'feeding',
  description: '<p>Silo <b>2</b><img src=x onerror="alert(1)"></p>',
  location: { kind: 'global' },
};
const event = (trigger: string, payload: unknown, facts: object = {}) =>
  wireEvent('a', {
    incidentEventId: `event-${trigger}-${JSON.stringify(payload)?.length ?? 0}`,
    trigger,
    state: 'created',
    payload,
    accountId: 'maria',
    authorName: 'Maria',
    ...facts,
  });

/** A barn whose incidents have no pictures. */
async function openBarn(permissions = ['incidents.view', 'incidents.manage.advanced']) {
  barn = await openIncidentBarn(permissions);
  barn.door.answer(attachments, { attachments: [] });
  taken = takeRecords(barn.door);
}

beforeEach(() => openBarn());

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

/** @param incident null: there is none */
async function open(incident: object | null) {
  barn.door.answer(queryOne, { incident });
  barn.door.answer(remove, {});
  history.replaceState(null, '', '/dashboard/north-barn/incident/a');
  const Suite = () =>
    useRoutes([
      { path: '/dashboard/:barnId/incident/:incidentId', element: <IncidentScreen /> },
      { path: '*', element: null },
    ]);
  const suite = await renderInSuite(
    <>
      <Suite />
      <Address />
    </>,
    {
      now,
      texts: { 'mf-incidents': en },
      wrap: (children) => (
        <FreshMemory>
          <BrowserRouter>{children}</BrowserRouter>
        </FreshMemory>
      ),
    },
  );
  await settled();
  return { ...suite, user: userEvent.setup() };
}

const record = (facts: object = {}) =>
  wireIncident('a', { type: 'barnDocumentation', state: 'created', messagePayload: firstRecord, ...facts });
const press = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('dialog'));

test('who adds a step comes back to where the button was', async () => {
  const { user } = await open(wireIncident('a'));
  await user.click(press(en.incidentAction.event));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/interventions');
  expect(history.state).toMatchObject({ usr: { roundTrip: true } });
});

test('deleting looks like no other action', async () => {
  await open(wireIncident('a'));
  expect(press(en.incidentAction.delete)).toHaveClass('danger');
  expect(press(en.incidentAction.close)).not.toHaveClass('danger');
});

test('what it is, and its steps, the latest first with author and time', async () => {
  barn.events = [
    event('issueDetected', {
      type: 'climate',
      title: 'Draught a',
      description: 'Torn.',
      severity: 'low',
      issue: 'draft',
    }),
    event('noIssueDetected', {
      type: 'climate',
      title: 'Draught a',
      description: 'New.',
      severity: 'none',
      issue: 'draft',
    }),
    event('close', null, { accountId: null, authorName: undefined }),
  ];
  await open(wireIncident('a', { state: 'closed', closedAt: Date.UTC(2026, 0, 1, 9) }));
  expect(screen.getByRole('heading', { level: 1, name: 'Draught a' })).toBeVisible();
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent ?? '');
  expect(steps).toEqual([
    expect.stringMatching(/^Closed.*by the barn itself/),
    expect.stringMatching(/^Solved.*6 h ago.*by Maria.*New\./),
    expect.stringMatching(/^Action Required.*by Maria.*Torn\./),
  ]);
  expect(screen.queryByRole('button', { name: 'Add a step' })).toBeNull();
  // Each once, although the title, the page and its parts all want them.
  const asked = [queryOne, calls.events, attachments] as const;
  expect(asked.map((call) => barn.door.asked(call).length)).toEqual([1, 1, 1]);
});

test('a record passes through the sanitiser', async () => {
  barn.events = [event('create', firstRecord)];
  const { container } = await open(record());
  expect(screen.getByText('2').localName).toBe('b');
  expect(container.querySelector('img')).toBeNull();
});

test('a hidden record says why, and what its first event said (product 4.4)', async () => {
  barn.events = [event('create', firstRecord), event('hide', { reason: 'Entered twice.' })];
  await open(record({ state: 'hidden', messagePayload: { reason: 'Entered twice.' } }));
  expect(screen.getAllByText('Entered twice.')[0]).toBeVisible();
  expect(screen.getAllByText('2')[0]?.localName).toBe('b');
});

test('a type of intervention that only the barn knows is said in its words', async () => {
  const messagePayload = { type: 'hoofCare', title: 'Lame', description: '', severity: 'low', issue: 'mortellaro' };
  const issues = [{ issue: 'mortellaro', title: { en: 'Strawberry foot' } }];
  barn.typeSetup = [{ type: 'hoofCare', title: { en: 'Care of the hooves' }, issues }];
  await open(wireIncident('a', { messagePayload }));
  expect(screen.getByText('Intervention · Care of the hooves')).toBeVisible();
  expect(screen.getByText('Strawberry foot')).toBeVisible();
});

test('an unknown type is shown fact by fact', async () => {
  await open(wireIncident('a', { type: 'barnForecast', state: 'expected', messagePayload: { heatIndex: 31 } }));
  expect(screen.getByText('Heat index')).toBeVisible();
  expect(screen.getByText('31')).toBeVisible();
  expect(screen.getByText('Expected')).toBeVisible();
});

test('steps and pictures that cannot be read are set aside and told', async () => {
  barn.events = [event('create', firstRecord), { incidentId: 'a' }];
  barn.door.answer(attachments, { attachments: [{ attachmentId: 'p' }] });
  await open(record());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/^1 step could not be read/)).toBeVisible();
  expect(screen.getByText(/^1 picture could not be read/)).toBeVisible();
});

test('the camera of an incident is known by its name, asked for once with all cameras', async () => {
  await openBarn(['incidents.view', 'cameras.view']);
  barn.door.answer(calls.cameras, { cameras: { 'pen-01': wireCamera('pen-01', 'Pen 1') } });
  const messagePayload = { state: 'deadAnimalExists', cameraId: 'pen-01', animalCount: 1 };
  await open(wireIncident('a', { type: 'barnState', state: 'deadAnimalExists', messagePayload }));
  expect(screen.getByText('Pen 1')).toBeVisible();
  expect(barn.door.asked(calls.cameras)).toHaveLength(1);
});

test('one that is gone, and a barn that does not answer', async () => {
  const { unmount } = await open(null);
  expect(screen.getByText('This incident does not exist any more.')).toBeVisible();
  unmount();
  barn.goAway();
  await open(wireIncident('a'));
  expect(screen.getByText('The incident could not be loaded.')).toBeVisible();
});

describe('role by role', () => {
  const intervention = wireIncident('a');
  test.each([
    ['incidents.barnIntervention.manage', intervention, ['Add a step', 'Close']],
    ['incidents.barnDocumentation.manage', intervention, []],
    ['incidents.manage', intervention, ['Add a step', 'Close']],
    ['incidents.manage.advanced', intervention, ['Add a step', 'Close', 'Delete']],
    ['incidents.barnDocumentation.manage', record(), ['Hide', 'Close']],
    ['incidents.view', record(), []],
  ] as const)('%s', async (permission, incident, names) => {
    await openBarn([permission]);
    barn.events = [event('create', firstRecord)];
    await open(incident);
    const all = ['Add a step', 'Hide', 'Show again', 'Close', 'Delete'];
    expect(all.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(names);
  });
});

test('closing asks in the words of the specification, and reads afresh', async () => {
  const { user } = await open(wireIncident('a'));
  await user.click(press('Close'));
  expect(
    question().getByText("Are you sure you want to close this incident? You won't be able to edit it afterwards"),
  ).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Close incident' }));
  await waitFor(() => expect(taken.closed).toEqual(['a']));
  await waitFor(() => expect(barn.door.asked(queryOne).length).toBeGreaterThan(1));
  await waitFor(() => expect(barn.stepQuestions.length).toBeGreaterThan(1));
});

test('deleting asks in the words of the specification, and leaves the page', async () => {
  const { user } = await open(wireIncident('a'));
  await user.click(press('Delete'));
  expect(
    question().getByText("Are you sure you want to delete this incident? You won't be able to restore it afterwards"),
  ).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/north-barn/incidents'));
  expect(barn.door.asked(remove).map(({ path }) => path)).toEqual([{ incidentId: 'a' }]);
});

test('a 403 although the button was there names the missing right', async () => {
  const { user } = await open(wireIncident('a'));
  barn.door.refuse(writes.close, 403, 'forbidden', { all: [], any: ['incidents.manage'] });
  await user.click(press('Close'));
  await user.click(question().getByRole('button', { name: 'Close incident' }));
  expect(await question().findByText(/You lack the permission incidents\.manage/)).toBeVisible();
});

test('hiding needs a reason and goes through the outbox', async () => {
  barn.events = [event('create', firstRecord)];
  const { user } = await open(record());
  await user.click(press('Hide'));
  await user.click(question().getByRole('button', { name: 'Hide' }));
  expect(question().getByText('Say why it is hidden.')).toBeVisible();
  expect(taken.added).toEqual([]);
  await user.type(question().getByRole('textbox', { name: /Reason/ }), 'Entered twice.{Enter}');
  const hidden = { incidentId: 'a', trigger: 'hide', payload: { reason: 'Entered twice.' } };
  await waitFor(() => expect(taken.added).toMatchObject([hidden]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('showing it again re-sends the payload of the first event', async () => {
  barn.events = [event('create', firstRecord), event('hide', { reason: 'Entered twice.' })];
  const { user } = await open(record({ state: 'hidden', messagePayload: { reason: 'Entered twice.' } }));
  await user.click(press('Show again'));
  await user.click(question().getByRole('button', { name: 'Show again' }));
  await waitFor(() => expect(taken.added).toMatchObject([{ trigger: 'create', payload: firstRecord }]));
});
