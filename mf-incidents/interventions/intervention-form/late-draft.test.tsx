import { deviceStorage } from '@barnwatch/shared/storage';
import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { InterventionDialog } from './intervention-dialog';

/** What the device says at last. */
let tellIt: (stored: unknown) => void = () => undefined;

beforeEach(async () => {
  const disk = deviceStorage.open('drafts');
  await disk.removeAll();
  jest.spyOn(disk, 'patienceMs').mockReturnValue(0);
  jest.spyOn(disk, 'read').mockImplementation(
    () =>
      new Promise((resolve) => {
        tellIt = resolve;
      }),
  );
  const barn = await openBarnDoor({ permissions: ['incidents.manage'] });
  barn.answer(calls.handler, { handler: { type: 'barnIntervention', triggers: [], typeSetup: [] } });
});
afterEach(() => jest.restoreAllMocks());

/** What lies on the device by now, as text. */
async function kept(): Promise<string> {
  const { values } = await deviceStorage.open('drafts').look();
  return JSON.stringify([...values.values()]);
}

const earlier = {
  version: 1,
  value: {
    values: {
      type: 'health',
      issue: null,
      title: 'Begun earlier',
      description: 'Words of before',
      severity: 'middle',
      temperatureRating: null,
      persists: true,
      moment: null,
    },
    photos: [],
    savedAt: 1_000,
  },
};

async function openLate() {
  const suite = await renderInSuite(<InterventionDialog target={{ kind: 'new', moment: null }} onClose={() => {}} />, {
    texts: { 'mf-incidents': en },
  });
  await settled();
  expect(screen.getByText("This device's storage answers slowly")).toBeVisible();
  return { suite, user: userEvent.setup() };
}

const tell = async (stored: unknown) => {
  await act(async () => tellIt(stored));
  await settled();
};
const title = () => screen.getByRole('textbox', { name: /Title/ });

test('a form whose draft is late says so, and opens with it when it comes (F46)', async () => {
  await openLate();
  await tell(earlier);
  expect(title()).toHaveValue('Begun earlier');
});

test('begun without it, what was written is kept once the device has told that nothing lies there (F46)', async () => {
  const { user } = await openLate();
  await user.click(screen.getByRole('button', { name: 'Begin without it' }));
  await user.type(title(), 'New');
  expect(await kept()).toBe('[]');
  await tell(undefined);
  expect(title()).toHaveValue('New');
  expect(await kept()).toContain('"New"');
});

test('begun without it, an earlier draft stays where it is, and what becomes of the new words is said (F46)', async () => {
  const { user, suite } = await openLate();
  await user.click(screen.getByRole('button', { name: 'Begin without it' }));
  await user.type(title(), 'New');
  await tell(earlier);
  expect(title()).toHaveValue('New');
  expect(await kept()).toBe('[]');
  expect(suite.toasts.state().history.map(({ text }) => text)).toEqual([en.drafts.cameLate]);
});

test('begun without it and nothing written yet, the draft takes its place (F46)', async () => {
  const { user } = await openLate();
  await user.click(screen.getByRole('button', { name: 'Begin without it' }));
  await tell(earlier);
  expect(title()).toHaveValue('Begun earlier');
});
