import type { BarnAnswer, BarnAnswerOptions } from '@barnwatch/shared/answers';
import type { InstanceView, PermissionCheck, RequestError } from '@barnwatch/shared/auth-client';
import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { exampleCamera } from '../api/example-camera';
import { pagePictures } from '../pictures/page-pictures';
import { pictureKey } from '../pictures/picture-key';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { OverviewScreen } from './overview';

const now = new Date(2026, 10, 21, 12, 5).getTime();
const failure: RequestError = {
  code: 'timeout',
  context: { instanceId: 'north-barn', call: 'POST api/incidents/query' },
};

let mockBarn: InstanceView;
let mockRights: readonly string[];
/** What each question gets: `data` of its answer, an error, or nothing yet. */
let mockReplies: Readonly<
  Record<string, { readonly data: unknown } | { readonly error: RequestError; stale?: unknown }>
>;
/** How each answer was asked for. */
const mockAsked = new Map<string, { readonly keep: boolean | undefined; readonly reuseForMs: number | undefined }>();
const mockRetry = jest.fn();
const mockFile = jest.fn(() => new Promise(() => {}));
const mockClient = { file: mockFile };

jest.mock('@barnwatch/shared/auth-client', () => ({
  ...jest.requireActual('@barnwatch/shared/auth-client'),
  useSelectedBarn: () => mockBarn,
  useInstanceClient: () => mockClient,
  usePermissions: () => mockRights,
  usePermission: ({ any = [] }: PermissionCheck) => any.some((right) => mockRights.includes(right)),
  onSignedOut: () => () => {},
}));
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: <T,>(key: string, _path: string, { parse, keep, reuseForMs }: BarnAnswerOptions<T>): BarnAnswer<T> => {
    mockAsked.set(key, { keep, reuseForMs });
    const reply = mockReplies[key];
    if (!reply) return { state: 'loading', retry: mockRetry };
    if ('data' in reply) {
      return { state: 'ready', value: parse(reply.data), receivedAt: now, refreshing: false, retry: mockRetry };
    }
    const stale =
      reply.stale === undefined ? {} : { stale: { value: parse(reply.stale), receivedAt: now - millisecondsInHour } };
    return { state: 'failed', error: reply.error, refreshing: false, retry: mockRetry, ...stale };
  },
}));

const incidents = (...records: readonly Readonly<Record<string, unknown>>[]) => ({
  incidents: records.map((record, place) => ({
    incidentId: `incident-${place}`,
    type: 'barnIntervention',
    state: 'actionRequired',
    openedAt: now - 2 * millisecondsInHour,
    lastUpdated: now - millisecondsInHour,
    closedAt: null,
    ...record,
  })),
  page: { total: records.length },
});
const barnState = (state: string, facts: object) => ({ type: 'barnState', state, messagePayload: { state, ...facts } });
const intervention = (title: string, severity: string) => ({ messagePayload: { type: 'climate', title, severity } });

/** Ten lying pigs at any time of the last 16 days, `more` of them since an hour. */
function counts(more: number, step: number) {
  const rows = [];
  const last = Math.floor(now / step) * step;
  for (let time = last - 16 * millisecondsInDay; time < last; time += step) {
    rows.push([time, time >= last - millisecondsInHour ? 10 + more : 10, 0, 2, null]);
  }
  const columns = ['time', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'];
  return { labelCount: { columns, rows, timeResolution: step } };
}

const camerasOf = (...facts: readonly Parameters<typeof exampleCamera>[1][]) => ({
  cameras: Object.fromEntries(facts.map((one, place) => [`pen-${place}`, exampleCamera(`pen-${place}`, one)])),
});

const calm = {
  cameras: { data: camerasOf({ name: 'Sick pen' }, { name: 'Weaner pen' }) },
  'barn-state': { data: incidents(barnState('barnFull', { animalCount: 138 })) },
  'open-interventions': { data: incidents() },
  'dead-animals': { data: incidents() },
  'latest-documentation': {
    data: incidents({ type: 'barnDocumentation', messagePayload: { classification: 'feeding' } }),
  },
  'barn-counts': { data: counts(0, 600_000) },
  'barn-hours': { data: counts(0, millisecondsInHour) },
};

let account = 0;
beforeEach(() => {
  performance.getEntriesByType = () => [];
  account += 1;
  mockBarn = exampleBarn({ accountId: `account-${account}` });
  mockRights = ['incidents.view', 'data.view'];
  mockReplies = calm;
  mockAsked.clear();
  mockRetry.mockReset();
});

async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function open(language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', '/dashboard/north-barn/overview');
  const rendered = await renderInSuite(<OverviewScreen />, {
    now,
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <BrowserRouter>
        <OpenableRoutesContext value={() => true}>{children}</OpenableRoutesContext>
      </BrowserRouter>
    ),
  });
  await settle();
  return rendered;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('a barn in which nothing is to do says so at the top', async () => {
  await open();
  expect(screen.getByText('All in order')).toBeVisible();
  expect(screen.getByText('Barn fully stocked: 138 animals')).toBeVisible();
  expect(part('Dead animals').getByText('None to collect')).toBeVisible();
  expect(part('Dead animals').getByText('Today none was found.')).toBeVisible();
  expect(part('Interventions to do').getByText('No intervention needs anybody.')).toBeVisible();
  expect(part('Cameras').getByText('2 cameras deliver pictures')).toBeVisible();
  expect(part('Last documentation').getByRole('link', { name: 'Feeding' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/incident/incident-0',
  );
  expect(within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('article')).toHaveLength(2);
});

test('what needs somebody is told first, each with the way there', async () => {
  mockReplies = {
    ...calm,
    cameras: { data: camerasOf({ name: 'Sick pen', online: false, lastSeen: now - 3 * millisecondsInHour }, {}) },
    'open-interventions': { data: incidents(intervention('Wet litter', 'low'), intervention('No water', 'high')) },
    'dead-animals': { data: incidents(barnState('deadAnimalExists', { cameraId: 'pen-0', animalCount: 1 })) },
  };
  await open();
  expect(screen.getByText('Needs attention')).toBeVisible();
  const ways = ['1 dead animal to collect', '1 camera offline', '2 interventions to do'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(ways).toEqual([
    '/dashboard/north-barn/dead-animal-map',
    '/dashboard/north-barn/camera?state=offline',
    '/dashboard/north-barn/interventions?tab=open',
  ]);
  expect(part('Dead animals').getByRole('link', { name: 'Sick pen' })).toBeVisible();
  expect(part('Dead animals').getByText('Today 1 was found.')).toBeVisible();
  expect(part('Cameras').getByText('3 h ago')).toBeVisible();
  const [first, second] = part('Interventions to do').getAllByRole('listitem');
  expect(first).toHaveTextContent('No water');
  expect(first && within(first).getByRole('img', { name: 'High' })).toBeVisible();
  expect(second).toHaveTextContent('Wet litter');
});

test('animals stand beside those of yesterday at the same hour', async () => {
  mockReplies = {
    ...calm,
    'barn-counts': { data: counts(4, 600_000) },
    'barn-hours': { data: counts(4, millisecondsInHour) },
  };
  await open();
  const [lying, sitting, standing] = part('Animals').getAllByRole('listitem');
  expect(lying).toHaveTextContent('Lying144 more than yesterday');
  expect(sitting).toHaveTextContent('Sitting0as yesterday');
  expect(standing).toHaveTextContent('Standing2as yesterday');
  expect(part('Animals').getByText('40% more animals lie than usual at this hour.')).toBeVisible();
});

test('a barn whose clock is a little ahead has full hours all the same', async () => {
  mockBarn = exampleBarn({ accountId: 'ahead', clockOffsetMs: 900 });
  await open();
  expect(part('Animals').getByText('Seen by the cameras on average, 11:00–12:00')).toBeVisible();
  expect(part('Animals').getByText('11:00–12:00')).toBeVisible();
});

test('the state of the barn is kept, and asked for again after ten minutes only (spec 9)', async () => {
  await open();
  expect(mockAsked.get('barn-state')).toEqual({ keep: true, reuseForMs: 600_000 });
});

test('a part that fails costs itself only, and is asked for again', async () => {
  mockReplies = { ...calm, 'dead-animals': { error: failure } };
  await open();
  expect(part('Dead animals').getByText('The dead animals could not be loaded.')).toBeVisible();
  expect(part('Cameras').getByText('2 cameras deliver pictures')).toBeVisible();
  expect(screen.getByText('Not everything is known at the moment')).toBeVisible();
  await userEvent.click(part('Dead animals').getByRole('button', { name: 'Try again' }));
  expect(mockRetry).toHaveBeenCalledTimes(1);
});

test('old parts stay with their age, and the barn is said to be out of reach', async () => {
  mockBarn = exampleBarn({
    online: false,
    reachability: 'offline',
    lastContact: now - millisecondsInHour,
    accountId: 'far',
  });
  mockReplies = {
    ...calm,
    'open-interventions': { error: failure, stale: incidents(intervention('No water', 'high')) },
  };
  await open();
  expect(screen.getByText('Barn cannot be reached')).toBeVisible();
  expect(part('Interventions to do').getByRole('link', { name: 'No water' })).toBeVisible();
  expect(part('Interventions to do').getByText(/Not up to date, as of/)).toHaveTextContent('1 h ago');
});

test('nothing is said before it is known', async () => {
  mockReplies = {};
  await open();
  expect(screen.getByText('The barn is being checked …')).toBeVisible();
  expect(screen.queryByText('None to collect')).toBeNull();
  expect(screen.getByRole('region', { name: 'Dead animals' })).toHaveAttribute('aria-busy', 'true');
});

test('what the account may not see is neither shown nor asked for', async () => {
  mockRights = [];
  await open();
  expect([...mockAsked.keys()]).toEqual(['cameras']);
  expect(part('Cameras').getByText('2 cameras deliver pictures')).toBeVisible();
});

test('a state of the barn that could not be had says so', async () => {
  mockReplies = { ...calm, 'barn-state': { error: failure } };
  await open();
  expect(screen.getByText(/How full the barn is could not be loaded:/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(mockRetry).toHaveBeenCalledTimes(1);
});

test('private cameras say how long still, also over the whole page, and their pictures are gone', async () => {
  const privacy = { active: true, until: now + 65_000 };
  mockReplies = { ...calm, cameras: { data: camerasOf({ name: 'Sick pen', privacy }, {}) } };
  Object.assign(URL, { createObjectURL: () => 'blob:still', revokeObjectURL: jest.fn() });
  const key = pictureKey('north-barn', mockBarn.accountId ?? '', 'pen-0');
  pagePictures().shelf.put(key, new Blob(['x']), { timestamp: 1, receivedAt: 1, stale: false, ySize: 75 });
  await open();
  expect(pagePictures().shelf.frame(key)).toBeNull();
  expect(screen.getByText('Privacy mode: Sick pen is hidden')).toBeVisible();
  expect(screen.getAllByRole('timer')[0]).toHaveTextContent('1:05');
  expect(screen.getByText('All in order')).toBeVisible();
  expect(part('Cameras').getByText('1 in privacy mode,', { exact: false })).toHaveTextContent('for another 1:05');
});

test('which pictures stand for the barn is chosen and kept', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose cameras' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sick pen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show 1 camera' }));
  unmount();
  await open();
  const [picture, ...others] = within(screen.getByRole('region', { name: 'Pictures' })).getAllByRole('article');
  expect(picture).toHaveAccessibleName('Weaner pen');
  expect(others).toEqual([]);
});

test('in German', async () => {
  mockReplies = {
    ...calm,
    'dead-animals': { data: incidents(barnState('deadAnimalExists', {}), barnState('noDeadAnimal', {})) },
  };
  await open('de');
  expect(screen.getByText('Bitte kümmern')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 totes Tier entnehmen' })).toBeVisible();
  expect(part('Tote Tiere').getByText('Heute wurden 2 gefunden.')).toBeVisible();
  expect(part('Zuletzt dokumentiert').getByRole('link', { name: 'Fütterung' })).toBeVisible();
  expect(screen.getByText('Alles wie sonst um diese Zeit.')).toBeVisible();
});
