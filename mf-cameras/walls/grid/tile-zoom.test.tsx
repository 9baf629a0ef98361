import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cameras, newDevice, open } from './doubles/open-grid';

beforeEach(newDevice);

test('a picture is enlarged by keys and by the wheel with Ctrl, and shown whole again', async () => {
  await open(cameras(2));
  const tile = () => screen.getByRole('article', { name: 'Pen 1' }).parentElement;
  act(() => screen.getByRole('link', { name: 'Pen 1' }).focus());
  await userEvent.keyboard('+');
  expect(tile()).toHaveAttribute('data-zoomed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Pen 1: show the whole picture' }));
  expect(tile()).toHaveAttribute('data-zoomed', 'false');
  const link = screen.getByRole('link', { name: 'Pen 1' });
  fireEvent.wheel(link, { deltaY: -300 });
  expect(tile()).toHaveAttribute('data-zoomed', 'false');
  fireEvent.wheel(link, { deltaY: -300, ctrlKey: true });
  expect(tile()).toHaveAttribute('data-zoomed', 'true');
});

test('two fingers enlarge what is between them by as much as they part, however fast they go', async () => {
  Element.prototype.setPointerCapture = () => {};
  await open(cameras(2));
  const tile = screen.getByRole('article', { name: 'Pen 1' });
  const finger = (type: string, pointerId: number, clientX: number) =>
    tile.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 45 }), { pointerId }),
    );
  // Nothing is drawn between: a fast pair of fingers leaves no time.
  act(() => {
    finger('pointerdown', 1, 70);
    finger('pointerdown', 2, 90);
    finger('pointermove', 1, 60);
    finger('pointermove', 2, 100);
    finger('pointermove', 1, 50);
    finger('pointermove', 2, 110);
    finger('pointerup', 1, 50);
    finger('pointerup', 2, 110);
  });
  const [, x, y, scale] =
    /translate\((-?[\d.]+)%, (-?[\d.]+)%\) scale\(([\d.]+)\)/.exec(tile.parentElement?.getAttribute('style') ?? '') ??
    [];
  expect([x, y, scale].map((part) => Math.round(Number(part)))).toEqual([-100, -100, 3]);
});
