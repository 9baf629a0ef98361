import { screenKeys } from '@barnwatch/shared/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, cameras, names, newDevice, open } from './doubles/open-grid';

beforeEach(newDevice);

describe('arranging by keys', () => {
  const grip = (name: RegExp) => screen.getByLabelText(name);

  test('picks up, moves, puts down; says so, keeps the focus and the order', async () => {
    const { unmount } = await open(cameras(4), '?columns=2');
    await userEvent.click(screen.getByRole('button', { name: 'Arrange tiles' }));
    expect(screen.queryByRole('link', { name: 'Pen 1' })).toBeNull();
    act(() => grip(/^Move Pen 1,/).focus());
    await userEvent.keyboard(' ');
    expect(screen.getByText('Pen 1 picked up, place 1 of 4.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    expect(names()).toEqual(['Pen 2', 'Pen 3', 'Pen 1', 'Pen 4']);
    expect(grip(/^Move Pen 1, place 3 of 4/)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByText('Pen 1 put down at place 3 of 4.')).toBeInTheDocument();
    unmount();
    await open(cameras(5));
    expect(names()).toEqual(['Pen 2', 'Pen 3', 'Pen 1', 'Pen 4', 'Pen 5']);
  });

  test('Esc puts it back where it was', async () => {
    await open(cameras(3));
    await userEvent.click(screen.getByRole('button', { name: 'Arrange tiles' }));
    act(() => grip(/^Move Pen 3,/).focus());
    await userEvent.keyboard(' {Home}');
    expect(names()[0]).toBe('Pen 3');
    await userEvent.keyboard('{Escape}');
    expect(names()).toEqual(['Pen 1', 'Pen 2', 'Pen 3']);
    expect(screen.getByText('Pen 3 is back at place 3 of 3.')).toBeInTheDocument();
    expect(grip(/^Move Pen 3,/)).toHaveFocus();
  });

  test('the map of keys is told every key that is used here', async () => {
    await open(cameras(2));
    const told = screenKeys().map(({ keys, words }) => `${keys.join(' ')}: ${words}`);
    expect(told).toEqual([
      '+ − 0: Picture of the focused tile larger, smaller, whole',
      'Shift ← ↑ → ↓: Move the enlarged picture of the focused tile',
      'Space: Arrange: pick a tile up, put it down',
      '← ↑ → ↓: Arrange: move the tile that is picked up',
      'Home/End: Arrange: move the tile to the first, the last place',
      'Esc: Arrange: put the tile back where it was',
    ]);
  });

  test('a tile takes its page along', async () => {
    await open(cameras(101));
    fireEvent.click(screen.getByLabelText('Arrange tiles'));
    fireEvent.keyDown(grip(/^Move Pen 1,/), { key: ' ' });
    fireEvent.keyDown(grip(/^Move Pen 1,/), { key: 'End' });
    expect(names()).toEqual(['Pen 1']);
    expect(grip(/^Move Pen 1, place 101/)).toHaveFocus();
    fireEvent.keyDown(grip(/^Move Pen 1,/), { key: ' ' });
    expect(address()).toBe('?page=2');
  });
});

test('a tile that is dragged takes the place of the one it is dropped on', async () => {
  Element.prototype.setPointerCapture = () => {};
  await open(cameras(3));
  await userEvent.click(screen.getByRole('button', { name: 'Arrange tiles' }));
  const grip = screen.getByRole('button', { name: /^Move Pen 1,/ });
  const target = screen.getByRole('article', { name: 'Pen 3' });
  document.elementsFromPoint = () => [target];
  const pointer = (type: string, clientX: number) =>
    fireEvent(grip, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 200 }));
  pointer('pointerdown', 5);
  pointer('pointermove', 300);
  expect(target.parentElement).toHaveAttribute('data-look', 'target');
  pointer('pointerup', 300);
  expect(names()).toEqual(['Pen 2', 'Pen 3', 'Pen 1']);
});
