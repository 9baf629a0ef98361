import { OpenableRoutesContext, SuiteLink } from '@barnwatch/shared/routing';
import type { KeptShare } from '@barnwatch/shared/shares';
import { barnId } from '@barnwatch/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SuiteProvider } from '../suite/suite-context';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { ShareNotice } from './share-notice';
import { SharesPage } from './shares-page';

let mockShares: readonly KeptShare[] = [];
let mockFails = false;
jest.mock('@barnwatch/shared/shares', () => ({
  listShares: async () => {
    if (mockFails) throw new Error('blocked');
    return mockShares;
  },
  readShare: async () => null,
  forgetShare: async (_caches: unknown, id: string) => {
    mockShares = mockShares.filter((share) => share.id !== id);
  },
}));

const share = (id: string, words: Partial<KeptShare> = {}): KeptShare => ({
  id,
  sharedAt: Date.UTC(2026, 10, 26, 6),
  title: '',
  text: '',
  pictures: 1,
  leftOut: 0,
  ...words,
});

beforeEach(() => {
  Object.assign(globalThis, { caches: {} });
  mockShares = [share('s1', { title: 'Wet floor' })];
  mockFails = false;
});

const form = `/dashboard/${barnId}/interventions?intervention=shared%3As1`;

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
  await show('/share/s1');
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
    await show('/share/s1', options);
    expect(screen.getByText('Wet floor')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 picture' })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', form);
  },
);

test('several wait: each goes on by itself, and one that nobody wants is discarded after a question', async () => {
  mockShares = [share('s1'), share('s2', { title: 'Draught', pictures: 0 })];
  await show('/share');
  expect(screen.getAllByRole('link', { name: 'Go on' }).map((link) => link.getAttribute('href'))).toEqual([
    '/share/s1',
    '/share/s2',
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(mockShares.map(({ id }) => id)).toEqual(['s2']);
});

test('what could not be taken is said, with what waits already', async () => {
  await show('/share?problem=no-room');
  expect(screen.getByText(/was not taken: there is no room/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toBeVisible();
});

test.each(['/share/gone', '/share'])('%s without anything says that there is nothing', async (at) => {
  mockShares = [];
  await show(at);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
});

test('storage that refuses is told, and tried again', async () => {
  mockFails = true;
  await show('/share/s1', { selected: false });
  expect(screen.getByRole('alert')).toHaveTextContent('What was shared could not be read.');
  mockFails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Wet floor')).toBeVisible();
});

test('a suite without interventions says so', async () => {
  await show('/share/s1', { canOpen: false, hasForm: false });
  expect(screen.getByText(/This suite has no interventions/)).toBeVisible();
});

test('what waits is told on other pages, as after a sudden end', async () => {
  await show('/elsewhere');
  await act(async () => undefined);
  expect(screen.getByText(/Something that was shared with BarnWatch waits/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/share');
});
