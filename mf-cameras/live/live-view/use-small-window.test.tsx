import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { useSmallWindow } from './use-small-window';

const mockClose = jest.fn();
let mockOpened: (value: { readonly close: () => void }) => void;
jest.mock('./picture-in-picture', () => ({
  hasPictureInPicture: () => true,
  openSmallWindow: () =>
    new Promise((resolve) => {
      mockOpened = resolve;
    }),
}));

function Player({ element }: { readonly element: HTMLElement | null }) {
  const { open, toggle } = useSmallWindow(element);
  return (
    <button type="button" aria-pressed={open} onClick={toggle}>
      Small window
    </button>
  );
}

const render = (element: HTMLElement) => renderInSuite(<Player element={element} />, { texts: { 'mf-cameras': en } });
const press = () => userEvent.click(screen.getByRole('button'));
const browserOpensIt = () => act(async () => mockOpened({ close: mockClose }));

beforeEach(() => mockClose.mockReset());

test('it closes with a second press, and when the picture has another element', async () => {
  const { rerender } = await render(document.createElement('video'));
  await press();
  await browserOpensIt();
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await press();
  expect(mockClose).toHaveBeenCalledTimes(1);
  rerender(<Player element={document.createElement('video')} />);
  expect(mockClose).toHaveBeenCalledTimes(2);
});

test('one that opens only after the camera was left closes at once', async () => {
  const { unmount } = await render(document.createElement('video'));
  await press();
  unmount();
  await browserOpensIt();
  expect(mockClose).toHaveBeenCalledTimes(1);
});

test('one that opens only after a new connection shows nothing and closes at once', async () => {
  const { rerender } = await render(document.createElement('video'));
  await press();
  rerender(<Player element={document.createElement('video')} />);
  await browserOpensIt();
  expect(mockClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});
