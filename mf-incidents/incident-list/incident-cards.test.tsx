import type { PagedBarnAnswerOptions } from '@barnwatch/shared/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import { IncidentBarn, openIncidentList, settled } from '../test-barn/incident-barn';

const mockBarn = new IncidentBarn();
const mockNames = new Map([['north-1', 'Pen 1']]);
jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn.barn,
  useInstanceClient: () => mockBarn.client,
  usePermission: () => true,
  usePermissions: () => mockBarn.permissions,
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: () => ({ state: 'ready', value: mockNames, receivedAt: 0, refreshing: false, retry: () => {} }),
  usePagedBarnAnswer: (_key: string, path: string, options: PagedBarnAnswerOptions<unknown>) =>
    mockBarn.useList(path, options),
}));
beforeEach(() => mockBarn.reset());

test('a card says what, how bad, in which state, and when', async () => {
  mockBarn.records = [
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
  mockBarn.records = [
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
  expect(card.getByText('Lie apart')).toBeVisible();
  expect(card.getByText('Pen 1')).toBeVisible();
  expect(card.getByText(/\(2\s*h\)$/)).toBeVisible();
  expect(container.querySelector('img, b')).toBeNull();
});

test('a hidden record shows what its first event said, and why it is hidden (spec 4)', async () => {
  const payload = {
    classification: 'cleaning',
    description: '<p>Washed <b>twice</b></p>',
    location: { kind: 'camera', cameraId: 'north-1' },
  };
  const reason = { reason: 'Entered for the wrong pen.' };
  mockBarn.records = [wireIncident('h', { type: 'barnDocumentation', state: 'hidden', messagePayload: reason })];
  mockBarn.events = [
    { incidentEventId: 'e1', incidentId: 'h', eventTimestamp: 1, payload },
    { incidentEventId: 'e2', incidentId: 'h', eventTimestamp: 2, payload: reason },
  ];
  await openIncidentList();
  const card = within(screen.getByRole('article', { name: 'Cleaning' }));
  expect(card.getByText('Washed twice')).toBeVisible();
  expect(card.getByText('Pen 1')).toBeVisible();
  expect(card.getByText('Entered for the wrong pen.')).toBeVisible();
  expect(card.getByText('Hidden')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Search in the incidents'));
  await userEvent.paste('washed twice');
  await settled();
  expect(screen.getByText('1 match in 1 incident')).toBeVisible();
});

test('an unknown type and payload are readable all the same', async () => {
  mockBarn.records = [
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
  mockBarn.permissions = ['incidents.view', 'incidents.manage.advanced'];
  mockBarn.records = [wireIncident('a')];
  const { unmount } = await openIncidentList();
  const card = within(screen.getByRole('article'));
  expect(card.queryByText('Delete')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Actions' }));
  for (const name of ['Add a step', 'Close', 'Delete']) expect(card.getByRole('button', { name })).toBeVisible();
  unmount();
  mockBarn.permissions = ['incidents.view'];
  await openIncidentList();
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});

test('speaks German', async () => {
  mockBarn.records = [wireIncident('a')];
  await openIncidentList('', 'de');
  expect(screen.getByRole('heading', { level: 1, name: 'Vorfälle' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Maßnahme · Klima');
  expect(screen.getByRole('article')).toHaveTextContent('Handlungsbedarf');
});
