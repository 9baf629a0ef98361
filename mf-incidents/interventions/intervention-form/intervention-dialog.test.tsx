import { outbox } from '@barnwatch/shared/outbox';
import { deviceStorage } from '@barnwatch/shared/storage';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calls, settled } from '../../testing/incident-barn';
import { type TakenRecords, takeRecords, writes } from '../../testing/taken-records';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import type { FormTarget } from './form-target';
import { InterventionDialog } from './intervention-dialog';

let barn: BarnDoor;
let taken: TakenRecords;

beforeEach(async () => {
  // May record interventions, and see no recordings.
  barn = await openBarnDoor({ permissions: ['incidents.manage'] });
  barn.answer(calls.handler, { handler: { type: 'barnIntervention', triggers: [], typeSetup: [] } });
  taken = takeRecords(barn);
  await deviceStorage.open('drafts').removeAll();
});

async function open(target: FormTarget, language: 'en' | 'de' = 'en') {
  const onClose = jest.fn();
  const suite = await renderInSuite(<InterventionDialog target={target} onClose={onClose} />, {
    language,
    texts: { 'mf-incidents': language === 'en' ? en : de },
  });
  await settled();
  return { ...suite, onClose, user: userEvent.setup() };
}

/** What the device keeps of forms that were not saved. */
const keptDrafts = () => deviceStorage.open('drafts').keys();

const newOne: FormTarget = { kind: 'new', moment: null };
const radio = (name: string) => screen.getByRole('radio', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const toastWords = ({ toasts }: Awaited<ReturnType<typeof open>>) => toasts.state().history.map(({ text }) => text);

test('two taps and save: type, quick text, done', async () => {
  const suite = await open(newOne);
  const { user, onClose } = suite;
  await user.click(radio('Climate'));
  await user.click(screen.getByRole('button', { name: 'Draught' }));
  await user.click(save());
  await settled();
  expect(taken.created).toEqual([
    {
      identifier: expect.stringMatching(/^[0-9a-f]{32}$/),
      type: 'barnIntervention',
      trigger: 'issueDetected',
      payload: {
        type: 'climate',
        title: 'Draught',
        description: en.template.climate.draft.text,
        severity: 'middle',
        issue: 'draft',
      },
    },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(toastWords(suite)).toEqual(['Intervention saved.']);
  expect(await keptDrafts()).toEqual([]);
});

test('a barn whose own types cannot be read is told of by the call, and the usual ones are offered (F6)', async () => {
  barn.answer(calls.handler, {});
  const { user } = await open(newOne);
  expect(barn.asked(calls.handler)).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(/own types could not be loaded.*api\/incidents\/handlers/);
  expect(radio('Health')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(barn.asked(calls.handler)).toHaveLength(2));
});

test('what is missing is said at the fields and in a toast, and nothing is sent', async () => {
  const suite = await open(newOne);
  const { user } = suite;
  await user.click(radio('Climate'));
  await user.click(save());
  await settled();
  expect(toastWords(suite)).toEqual(['Please fix errors in the form first.']);
  expect(screen.getByRole('radiogroup', { name: /Issue/ })).toBeInvalid();
  expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('This is required.');
  expect(screen.getByLabelText(/^Description/)).toHaveAccessibleDescription('This is required.');
  expect(radio('All good')).toHaveFocus();
  expect(taken.created).toEqual([]);
  await user.click(radio('Draught'));
  expect(screen.getByRole('radiogroup', { name: /Issue/ })).toBeValid();
});

test('an issue is asked for only where the type has some', async () => {
  const { user } = await open(newOne);
  await user.click(radio('Health'));
  expect(screen.queryByRole('radiogroup', { name: /Issue/ })).toBeNull();
  await user.click(radio('Climate'));
  await user.click(radio('Draught'));
  expect(screen.getByRole('radiogroup', { name: 'How does the temperature feel?' })).toBeVisible();
  const issues = within(screen.getByRole('radiogroup', { name: /^Issue/ }));
  await user.click(issues.getByRole('radio', { name: 'Too cold' }));
  expect(screen.queryByRole('radiogroup', { name: 'How does the temperature feel?' })).toBeNull();
});

test('the severity begins in the middle of four steps, and the issue persists', async () => {
  await open(newOne);
  expect(screen.getByRole('slider', { name: 'Severity' })).toHaveAttribute('aria-valuetext', 'Middle');
  expect(screen.getByRole('slider', { name: 'Severity' })).toHaveAttribute('max', '3');
  expect(screen.getByRole('checkbox', { name: 'Issue still persists' })).toBeChecked();
});

test.each([
  ['between draft and outbox', false],
  ['before a late disk has taken that it was sent', true],
])('killed %s: saved again it is the same record (F24, F46)', async (_when, isLate) => {
  const never = () => new Promise<never>(() => undefined);
  const enqueue = jest.spyOn(outbox(), 'enqueue').mockImplementation(never);
  const first = await open(newOne);
  await first.user.click(radio('Climate'));
  await first.user.click(screen.getByRole('button', { name: 'Draught' }));
  const disk = deviceStorage.open('drafts');
  const written = jest.spyOn(disk, 'write');
  if (isLate) written.mockImplementation(async () => undefined);
  await first.user.click(save());
  await settled();
  first.unmount();
  written.mockRestore();

  const second = await open(newOne);
  await second.user.click(save());
  await settled();
  const [before, after] = enqueue.mock.calls.map(([entry]) => entry);
  expect(before).toMatchObject({ identifier: expect.stringMatching(/^[0-9a-f]{32}$/), mayBeKnown: false });
  expect(after).toMatchObject({ identifier: before?.identifier, mayBeKnown: true });
});

test('each key is kept: what was written is there again, and can be dropped', async () => {
  const first = await open(newOne);
  await first.user.click(radio('Health'));
  await first.user.type(screen.getByLabelText(/^Title/), 'Lame');
  first.unmount();
  const { user } = await open(newOne);
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Lame');
  expect(radio('Health')).toBeChecked();
  expect(screen.getByText(/did not save/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText(/^Title/)).toHaveValue('');
  expect(await keptDrafts()).toEqual([]);
});

test('without a line it is kept on the device and says so', async () => {
  const suite = await open(newOne);
  barn.barn.override = () => 'no-connection';
  await suite.user.click(radio('Health'));
  await suite.user.click(screen.getByRole('button', { name: 'Coughing' }));
  await suite.user.click(save());
  await waitFor(() => expect(suite.onClose).toHaveBeenCalledTimes(1));
  expect(toastWords(suite)).toEqual([expect.stringContaining('Saved on this device')]);
});

test('a 403 names the missing right and keeps what was typed; saving again sends the same entry (F42)', async () => {
  const details = { all: [], any: ['incidents.barnIntervention.manage', 'incidents.manage'] };
  barn.refuse(writes.create, 403, 'forbidden', details);
  const { user, onClose } = await open(newOne);
  await user.click(radio('Health'));
  await user.type(screen.getByLabelText(/^Title/), 'Lame');
  await user.type(screen.getByLabelText(/^Description/), 'Pen 4');
  await user.click(save());
  await settled();
  expect(screen.getByText(/incidents\.barnIntervention\.manage, incidents\.manage/)).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Lame');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(save());
  await settled();
  const [refused, again] = taken.created;
  expect(again).toEqual(refused);
});

test('in German', async () => {
  await open(newOne, 'de');
  expect(screen.getByRole('dialog', { name: 'Neue Maßnahme' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Problem besteht weiterhin' })).toBeChecked();
});

test('a choice of the barn that could not be read is missing and told; the others are offered (F49)', async () => {
  const typeSetup = [
    { type: 'weighing', title: { en: 'Weighing' }, issues: [] },
    { type: 'feed', title: null, issues: [] },
  ];
  barn.answer(calls.handler, { handler: { type: 'barnIntervention', triggers: [], typeSetup } });
  await open(newOne);
  expect(await screen.findByRole('radio', { name: 'Weighing' })).toBeVisible();
  expect(screen.getByText(/^1 of the choices that the barn offers could not be read/)).toBeVisible();
});
