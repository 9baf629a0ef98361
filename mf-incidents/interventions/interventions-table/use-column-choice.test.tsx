import { deviceStorage } from '@barnwatch/shared/storage';
import { settle } from '@barnwatch/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useColumnChoice } from './use-column-choice';

function Columns() {
  const [columns, choose] = useColumnChoice();
  return (
    <button type="button" onClick={() => choose(['state'])}>
      {columns.join(' ')}
    </button>
  );
}

test('columns chosen while the device has not told the last choice hold, and are there the next time', async () => {
  const kept = { version: 1, value: ['title', 'type'] };
  await deviceStorage.open('settings').write('intervention-columns', kept);
  const first = render(<Columns />);
  // The reading is under way by now, and what it tells is older.
  fireEvent.click(screen.getByRole('button'));
  await act(settle);
  expect(screen.getByRole('button')).toHaveTextContent(/^state$/);
  first.unmount();
  render(<Columns />);
  await act(settle);
  expect(screen.getByRole('button')).toHaveTextContent(/^state$/);
});
