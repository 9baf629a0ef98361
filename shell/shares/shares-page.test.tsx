import { OpenableRoutesContext, SuiteLink } from '@barnwatch/shared/routing';
import { keepShare, listShares } from '@barnwatch/shared/shares';
import { barnId } from '@barnwatch/shared/testing';
import { MemoryCaches } from '@barnwatch/shared/testing/memory-caches';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { millisecondsInMinute } from 'date-fns/constants';
import { SuiteProvider } from '../suite/suite-context';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { ShareNotice } from './share-notice';
import { SharesPage } from './shares-page';

let kept: MemoryCaches;
let isRefusing = false;
/** Of the one that lies there when a test begins. */
let id: string;

/** Hands something over. @returns its id */
async function share(pictures: number, title = '', minutesAgo = 1): Promise<string> {
  const files = Array.from({ length: pictures }, () => new Blob(['x'], { type: 'image/jpeg' }));
  const now = Date.now() - minutesAgo * millisecondsInMinute;
  const outcome = await keepShare(kept.asCaches(), { title, text: '', files }, now);
  if (outcome.kind !== 'kept') throw new Error(outcome.reason);
  return outcome.id;
}

const left = async () => (await listShares(kept.asCaches(), Date.now())).map((one) => one.id);

/** As on a device that lies empty from now on. */
function forgetAll(): void {
  kept = new MemoryCaches();
}

beforeEach(async () => {
  isRefusing = false;
  forgetAll();
  Object.assign(URL, { createObjectURL: () => 'blob:shared', revokeObjectURL: () => undefined });
  const refusing = async () => {
    throw new Error('blocked');
  };
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get: () => (isRefusing ? { has: refusing } : kept.asCaches()),
  });
  id = await share(1, 'Wet floor');
});

const formOf = (shareId: string) => `/dashboard/${barnId}/interventions?intervention=shared%3A${shareId}`;

const formRoute = { remote: { name: 'mf-incidents' }, route: { path: '/dashboard/:barnId/interventions' } };

async function show(
  at: string,
  options: { signedIn?: boolean; selected?: boolean; canOpen?: boolean; hasForm?: boolean } = {},
) {
  const { signedIn = true, selected = true, canOpen = true, hasForm = true } = options;
  const { device, client } = await startAtBarn({ signedIn });
  client.selectBarn(selected ? barnId : null);
  const page = (
    <OpenableRoutesContext value={() => canOpen}>
      {/* Of the suite this page uses no more. */}
      <SuiteProvider value={{ routes: hasForm ? [formRoute] : [], registry: { disabledRemotes: [] } } as never}>
        <SharesPage />
      </SuiteProvider>
    </OpenableRoutesContext>
  );
  return renderAt({
    at,
    screens: { '/share/:shareId?': page, '/elsewhere': <SuiteLink to="/share">on</SuiteLink> },
    frame: <ShareNotice />,
    now: device.time,
  });
}

test('at a selected barn where one is signed in the form opens at once', async () => {
  await show(`/share/${id}`);
  expect(screen.getByText(new RegExp(`arrived at /dashboard/${barnId}/interventions`))).toBeInTheDocument();
});

test.each([
  ['no barn is selected', { selected: false }, /North barn/],
  [
    'nobody is signed in and so nothing is known of rights',
    { signedIn: false, selected: true, canOpen: false },
    /North barn.*Not signed in/,
  ],
])(
  'it asks for the barn where %s, shows what was shared, and the way leads to the form',
  async (_why, options, name) => {
    await show(`/share/${id}`, options);
    expect(screen.getByText('Wet floor')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 picture' })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', formOf(id));
  },
);

test('several wait: each goes on by itself, and one that nobody wants is discarded after a question', async () => {
  const older = await share(0, 'Draught', 2);
  await show('/share');
  await screen.findAllByRole('link', { name: 'Go on' });
  expect(screen.getAllByRole('link', { name: 'Go on' }).map((link) => link.getAttribute('href'))).toEqual([
    `/share/${id}`,
    `/share/${older}`,
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(async () => expect(await left()).toEqual([older]));
});

test('what could not be taken is said, with what waits already', async () => {
  await show('/share?problem=no-room');
  expect(screen.getByText(/was not taken: there is no room/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toBeVisible();
});

test.each(['/share/gone', '/share'])('%s without anything says that there is nothing', async (at) => {
  forgetAll();
  await show(at);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
});

test('storage that refuses is told, and tried again', async () => {
  isRefusing = true;
  await show(`/share/${id}`, { selected: false });
  expect(screen.getByRole('alert')).toHaveTextContent('What was shared could not be read.');
  isRefusing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wet floor')).toBeVisible();
});

test('a suite without interventions says so', async () => {
  await show(`/share/${id}`, { canOpen: false, hasForm: false });
  expect(screen.getByText(/This suite has no interventions/)).toBeVisible();
});

test('what waits is told on other pages, as after a sudden end', async () => {
  await show('/elsewhere');
  await act(async () => undefined);
  expect(screen.getByText(/Something that was shared with BarnWatch waits/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/share');
});
