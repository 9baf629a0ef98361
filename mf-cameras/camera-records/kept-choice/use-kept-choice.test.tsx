import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { settle } from '@barnwatch/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { useKeptChoice } from './use-kept-choice';

const stored = storedRecord(deviceStorage.open('settings'), { version: 1, schema: v.string() });

type Record = typeof stored;

/** As it is on a device that answers when it is told to. */
function late(): { readonly record: Record; readonly answer: () => void } {
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const read: Record['read'] = async (key) => {
    const reading = await stored.read(key);
    await told;
    return reading;
  };
  return { record: { ...stored, read }, answer };
}

function Chosen({ record }: { readonly record: Record }) {
  const [view, choose] = useKeptChoice(record, 'view');
  return (
    <button type="button" onClick={() => choose('list')}>
      {view ?? 'nothing'}
    </button>
  );
}

beforeEach(() => stored.write('view', 'pictures'));

test('is what was kept, once the device has told it', async () => {
  render(<Chosen record={stored} />);
  expect(screen.getByRole('button')).toHaveTextContent('nothing');
  expect(await screen.findByText('pictures')).toBeInTheDocument();
});

test('what is chosen before the device has told holds, and is kept', async () => {
  const { record, answer } = late();
  render(<Chosen record={record} />);
  await act(settle);
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {
    answer();
    await settle();
  });
  expect(screen.getByRole('button')).toHaveTextContent('list');
  expect(await stored.read('view')).toMatchObject({ state: 'present', value: 'list' });
});
