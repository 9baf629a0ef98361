import type { NewEntry, OutboxView } from '@barnwatch/shared/outbox';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../test-barn/example-incident';
import en from '../texts/en.json';
import { DeadAnimalMapScreen } from './dead-animal-map';

const mockBarn = exampleBarn();
const mockClient = { instanceId: 'north-barn', file: () => new Promise(() => undefined) };
const at = new Date(2026, 0, 1, 6, 30).getTime();
let mockPermissions: readonly string[];
let mockOutbox: OutboxView;
let mockCamerasError: object | null;
let mockBrokenCamera: string | null;
const mockAnswer = { value: { items: [] as object[], total: 0, isComplete: true } };

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermission: ({ any = [] }: { any?: readonly string[] }) => any.some((name) => mockPermissions.includes(name)),
}));
const mockCameras = {
  cameras: {
    'pen-02': { cameraId: 'pen-02', name: 'Pen 2', sortPrefix: '02' },
    'pen-01': { cameraId: 'pen-01', name: 'Pen 1', sortPrefix: '01' },
  },
};
const mockBarnState = {
  incidents: [
    wireIncident('full', {
      type: 'barnState',
      state: 'barnFull',
      messagePayload: { state: 'barnFull', animalCount: 138 },
    }),
  ],
  page: { offset: 0, total: 1 },
};
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: (_key: string, path: string, { parse }: { parse: (data: unknown) => unknown }) =>
    path === 'api/cameras' && mockCamerasError !== null
      ? { state: 'failed', error: mockCamerasError, refreshing: false, retry: () => undefined }
      : {
          state: 'ready',
          value: parse(path === 'api/cameras' ? mockCameras : mockBarnState),
          receivedAt: 0,
          refreshing: false,
          retry: () => undefined,
        },
  usePagedBarnAnswer: () => ({
    state: 'ready',
    ...mockAnswer,
    receivedAt: 0,
    refreshing: false,
    retry: () => undefined,
  }),
}));
jest.mock('./place-picture', () => ({
  PlacePicture: ({ camera }: { camera: { cameraId: string } }) => {
    if (camera.cameraId === mockBrokenCamera) throw new TypeError('this picture cannot be drawn');
    return null;
  },
}));
jest.mock('@barnwatch/shared/outbox', () => ({ useOutbox: () => mockOutbox }));

const sent: NewEntry[] = [];
const refusal = { code: 'forbidden', context: { instanceId: 'a', call: 'b', details: { any: ['incidents.manage'] } } };

function outboxThat(kind: 'waits' | 'refuses'): OutboxView {
  const entry = { identifier: 'one', standing: { kind: 'needs-you', error: refusal } };
  return {
    entries: [],
    sending: new Set(),
    enqueue: async (next: NewEntry) => {
      sent.push(next);
      return entry;
    },
    delivery: async () => (kind === 'waits' ? { kind: 'waiting', entry } : { kind: 'needs-you', entry }),
    discard: async () => undefined,
  } as unknown as OutboxView;
}

async function open() {
  const { parseIncidentItems } = await import('../api/incident-items');
  const dead = (id: string, cameraId: string, openedAt: number) =>
    wireIncident(id, {
      type: 'barnState',
      state: 'deadAnimalExists',
      openedAt,
      messagePayload: { state: 'deadAnimalExists', cameraId, position: { x: 0.5, y: 0.5 }, animalCount: 1 },
    });
  const incidents = [dead('x', 'pen-02', at), dead('y', 'pen-01', at - 86_400_000)];
  mockAnswer.value = { ...parseIncidentItems({ incidents, page: { offset: 0, total: 2 } }), isComplete: true } as never;
  history.replaceState(null, '', '/dashboard/north-barn/dead-animal-map');
  const suite = await renderInSuite(<DeadAnimalMapScreen />, {
    now: new Date(2026, 0, 1, 12).getTime(),
    texts: { 'mf-incidents': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
  await act(async () => undefined);
  return { ...suite, user: userEvent.setup() };
}

beforeEach(() => {
  sent.length = 0;
  mockCamerasError = null;
  mockBrokenCamera = null;
  mockPermissions = ['incidents.view', 'incidents.barnState.manage'];
  mockOutbox = outboxThat('waits');
});

const states = (animal: number) => screen.getByRole('group', { name: `What became of animal ${animal}` });
const pressed = (animal: number) => within(states(animal)).getByRole('button', { pressed: true }).textContent;

test('cameras in the order of the walk; what lies since yesterday says so', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Pen 1',
    'Pen 2',
  ]);
  expect(screen.getByText('Found 31.12.2025 06:30')).toBeVisible();
  expect(screen.getByText('2 to collect · 0 collected')).toBeVisible();
});

test('how full the barn is stands above, without an older word on dead animals beside the findings themselves', async () => {
  await open();
  expect(screen.getByText(/Barn fully stocked/)).toBeVisible();
  expect(screen.queryByText('No dead animal known')).toBeNull();
});

test('one tap says what became of it, and one takes it back', async () => {
  const { user } = await open();
  await user.click(within(states(1)).getByRole('button', { name: 'Collected' }));
  expect(pressed(1)).toBe('Collected');
  expect(sent[0]).toMatchObject({
    kind: 'dead-animal',
    write: {
      call: 'add-event',
      incidentId: 'y',
      trigger: 'stateDetected',
      payload: { state: 'noDeadAnimal', outcome: 'collected', cameraId: 'pen-01', position: { x: 0.5, y: 0.5 } },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(pressed(1)).toBe('Found');
  expect(sent[1]).toMatchObject({ write: { incidentId: 'y', payload: { state: 'deadAnimalExists' } } });
});

test('what the barn refuses goes back, with the reason beside it (F42)', async () => {
  mockOutbox = outboxThat('refuses');
  const { user } = await open();
  await user.click(within(states(2)).getByRole('button', { name: 'Was not dead' }));
  await act(async () => undefined);
  expect(pressed(2)).toBe('Found');
  expect(screen.getByText(/It was not recorded/)).toBeVisible();
});

test('whoever may only look sees the state in words', async () => {
  mockPermissions = ['incidents.view'];
  await open();
  expect(screen.queryByRole('group', { name: /What became/ })).toBeNull();
  expect(screen.getAllByText('Found')).toHaveLength(2);
});

test('what cannot be drawn of one camera costs its own place only (F41)', async () => {
  mockBrokenCamera = 'pen-01';
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  log.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  expect(screen.queryByRole('heading', { name: 'Pen 1' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Pen 2' })).toBeVisible();
  expect(states(2)).toBeVisible();
});

test('without the cameras the findings are there all the same, by the names of the barn', async () => {
  mockCamerasError = refusal;
  await open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'pen-01',
    'pen-02',
  ]);
});
