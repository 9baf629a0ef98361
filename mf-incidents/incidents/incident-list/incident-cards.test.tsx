import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireEvent, wireIncident } from '../../testing/example-incident';
import { calls, type IncidentBarn, openIncidentBarn, openIncidentList, settled } from '../../testing/incident-barn';

let barn: IncidentBarn;
beforeEach(async () => {
  barn = await openIncidentBarn();
});

test('a card says what, how bad, in which state, and when', async () => {
  barn.records = [
    wireIncident('a', { lastUpdated: Date.UTC(2026, 0, 1, 9), state: 'closed', closedAt: Date.UTC(2026, 0, 1, 9) }),
  ];
  await openIncidentList();
  const card = within(screen.getByRole('article', { name: 'Draught a' }));
  expect(card.getByText('Intervention · Climate')).toBeVisible();
  expect(card.getByText('Low')).toBeVisible();
  expect(card.getAllByText('Closed')[0]).toBeVisible();
  expect(card.getByText('The rubber seal of the door is torn.')).toBeVisible();
  expect(card.getByText('Draught')).toBeVisible();
  expect(card.getByRole('link', { name: 'Draught a' })).toHaveAttribute('href', '/dashboard/north-barn/incident/a');
  expect(card.getByText('3 h ago')).toHaveAttribute('title', expect.stringMatching(/^2026-01-01 /));
  expect(card.getAllByText(/2026-01-01 \d\d:00:00/).length).toBeGreaterThanOrEqual(3);
  expect(screen.getByText('1 incident')).toBeVisible();
});

test('documentation shows its words without tags, its place by name and its span; nothing of it becomes markup', async () => {
  barn.records = [
    wireIncident('a', {
      type: 'barnDocumentation',
      state: 'created',
      messagePayload: {
        classification: 'behaviour',
        description: '<p>Lie <b>apart</b></p><img src=x onerror="alert(1)">',
        specification: { type: 'lying' },
        startTimestamp: Date.UTC(2026, 0, 1, 4),
        endTimestamp: Date.UTC(2026, 0, 1, 6),
        location: { kind: 'camera', cameraId: 'north-1' },
      },
    }),
  ];
  const { container } = await openIncidentList();
  const card = within(screen.getByRole('article', { name: 'Lying behaviour' }));
  expect(barn.door.asked(calls.cameras)).toHaveLength(1);
  expect(barn.questions).toHaveLength(1);
  expect(card.getByText('Lie apart')).toBeVisible();
  expect(card.getByText('Pen 1')).toBeVisible();
  expect(card.getByText(/\(2\s*h\)$/)).toBeVisible();
  expect(container.querySelector('img, b')).toBeNull();
});

test('a hidden record shows what its first event said, and why it is hidden (product 4.4)', async () => {
  const payload = {
    classification: 'cleaning',
    description: '<p>Washed <b>twice</b></p>',
    location: { kind: 'camera', cameraId: 'north-1' },
  };
  const reason = { reason: 'Entered for the wrong pen.' };
  barn.records = [wireIncident('h', { type: 'barnDocumentation', state: 'hidden', messagePayload: reason })];
  barn.events = [
    wireEvent('h', { incidentEventId: 'e1', trigger: 'create', payload }),
    wireEvent('h', { incidentEventId: 'e2', trigger: 'hide', payload: reason }),
  ];
  await openIncidentList();
  expect(barn.stepQuestions).toEqual([['h']]);
  const card = within(screen.getByRole('article', { name: 'Cleaning' }));
  expect(card.getByText('Washed twice')).toBeVisible();
  expect(await card.findByText('Pen 1')).toBeVisible();
  expect(card.getByText('Entered for the wrong pen.')).toBeVisible();
  expect(card.getByText('Hidden')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Search in the incidents'));
  await userEvent.paste('washed twice');
  await settled();
  expect(screen.getByText('1 match in 1 incident')).toBeVisible();
});

test('an unknown type and payload are readable all the same', async () => {
  barn.records = [
    wireIncident('a', {
      type: 'barnForecast',
      state: 'expectedSoon',
      messagePayload: {
        title: '<b>Heat</b>',
        peakTemperature: 36.5,
        startsAt: Date.UTC(2026, 0, 2),
        calm: false,
        cameraId: 'north-1',
      },
    }),
  ];
  await openIncidentList();
  const card = screen.getByRole('article', { name: '<b>Heat</b>' });
  expect(card).toHaveTextContent('Barn forecast');
  expect(card).toHaveTextContent('Expected soon');
  expect(card).toHaveTextContent('Peak temperature36.5');
  expect(card).toHaveTextContent(/Starts at2026-01-0/);
  expect(card).toHaveTextContent('CalmNo');
  expect(card).toHaveTextContent('CameraPen 1');
});

test('what may be done stands behind Actions; a viewer is offered nothing', async () => {
  barn = await openIncidentBarn(['incidents.view', 'incidents.manage.advanced']);
  barn.records = [wireIncident('a')];
  const { unmount } = await openIncidentList();
  const card = within(screen.getByRole('article'));
  expect(card.queryByText('Delete')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Actions' }));
  for (const name of ['Add a step', 'Close', 'Delete']) expect(card.getByRole('button', { name })).toBeVisible();
  unmount();
  await barn.door.loseRights(['incidents.view']);
  await openIncidentList();
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});

test('speaks German', async () => {
  barn.records = [wireIncident('a')];
  await openIncidentList('', 'de');
  expect(screen.getByRole('heading', { level: 1, name: 'Vorfälle' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Maßnahme · Klima');
  expect(screen.getByRole('article')).toHaveTextContent('Handlungsbedarf');
});
