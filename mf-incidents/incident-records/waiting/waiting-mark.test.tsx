import type { OutboxWrite } from '@barnwatch/shared/outbox';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { type KeptEntry, keepEntries, leftEntries, refusedStanding } from '@barnwatch/shared/testing/outbox-entries';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { CancelWaiting } from './cancel-waiting';
import { useWaitingChange } from './waiting-change';
import { WaitingMark } from './waiting-mark';

const about = { incidentId: 'a', incidentType: 'barnDocumentation' } as const;
const hide: OutboxWrite = { call: 'add-event', ...about, trigger: 'hide', payload: { reason: 'Wrong barn.' } };
const show: OutboxWrite = { call: 'add-event', ...about, trigger: 'create', payload: {} };
const close: OutboxWrite = { call: 'close-incident', ...about };

function Both() {
  const change = useWaitingChange('a');
  return (
    <>
      <WaitingMark incidentId="a" />
      {change && <CancelWaiting waiting={change} />}
    </>
  );
}

let barn: BarnDoor;

async function open(...entries: readonly KeptEntry[]) {
  barn = await openBarnDoor();
  await keepEntries(barn, ...entries);
  await renderInSuite(<Both />, { texts: { 'mf-incidents': en } });
  await settled();
  return userEvent.setup();
}

test.each([
  [hide, 'Will be hidden when the barn can be reached', 'Do not hide'],
  [show, 'Will be shown again when the barn can be reached', 'Leave hidden'],
  [close, 'Will be closed when the barn can be reached', 'Do not close'],
])(
  'what will become of it stands there, and one press takes back what was never sent',
  async (write, words, cancel) => {
    const user = await open({ write, attempted: false });
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: cancel }));
    await waitFor(() => expect(leftEntries(barn)).toEqual([]));
  },
);

test('what may have arrived is taken back after a question that says so', async () => {
  const user = await open({ write: close });
  await user.click(screen.getByRole('button', { name: 'Do not close' }));
  expect(leftEntries(barn)).toHaveLength(1);
  const question = within(screen.getByRole('dialog', { name: 'Discard this entry?' }));
  expect(question.getByText(/may have arrived at the barn already/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(leftEntries(barn)).toEqual([]));
});

test('one that was refused says that it was not done', async () => {
  await open({ write: hide, standing: refusedStanding('forbidden') });
  expect(screen.getByText('Was not hidden')).toBeVisible();
});

test('nothing stands where nothing waits', async () => {
  await open();
  expect(screen.queryByRole('button')).toBeNull();
});
