import type { OutboxView, OutboxWrite } from '@barnwatch/shared/outbox';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entryOf, outboxWith, refused, waiting } from '../../testing/outbox-double';
import en from '../../texts/en.json';
import { CancelWaiting } from './cancel-waiting';
import { useWaitingChange } from './waiting-change';
import { WaitingMark } from './waiting-mark';

let mockOutbox: OutboxView;
jest.mock('@barnwatch/shared/outbox', () => ({
  ...jest.requireActual('@barnwatch/shared/outbox'),
  useOutbox: () => mockOutbox,
}));

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

async function open(entries: OutboxView['entries']) {
  const { view, discarded } = outboxWith(waiting);
  mockOutbox = { ...view, entries };
  await renderInSuite(<Both />, { texts: { 'mf-incidents': en } });
  return { discarded, user: userEvent.setup() };
}

test.each([
  [hide, 'Will be hidden when the barn can be reached', 'Do not hide'],
  [show, 'Will be shown again when the barn can be reached', 'Leave hidden'],
  [close, 'Will be closed when the barn can be reached', 'Do not close'],
])(
  'what will become of it stands there, and one press takes back what was never sent',
  async (write, words, cancel) => {
    const { discarded, user } = await open([{ ...entryOf(write, waiting), attempted: false }]);
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: cancel }));
    expect(discarded).toEqual(['identifier-1']);
  },
);

test('what may have arrived is taken back after a question that says so', async () => {
  const { discarded, user } = await open([entryOf(close, waiting)]);
  await user.click(screen.getByRole('button', { name: 'Do not close' }));
  expect(discarded).toEqual([]);
  const question = within(screen.getByRole('dialog', { name: 'Discard this entry?' }));
  expect(question.getByText(/may have arrived at the barn already/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(discarded).toEqual(['identifier-1']);
});

test('one that was refused says that it was not done', async () => {
  await open([entryOf(hide, refused('forbidden', {}))]);
  expect(screen.getByText('Was not hidden')).toBeVisible();
});

test('nothing stands where nothing waits', async () => {
  await open([]);
  expect(screen.queryByRole('button')).toBeNull();
});
