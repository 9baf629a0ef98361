import { changeSettingAtom } from '@barnwatch/shared/settings';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { useStayAwake } from './use-stay-awake';

function Picture({ isMoving }: { readonly isMoving: boolean }) {
  useStayAwake(isMoving);
  return null;
}

test('the screen stays awake while a live picture moves, where that was chosen, and no longer (product 3.17)', async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => Object.assign(new EventTarget(), { release, released: false }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const { states, rerender } = await renderInSuite(<Picture isMoving />);
  expect(request).not.toHaveBeenCalled();
  await act(() => states.set(changeSettingAtom, 'stayAwake', true));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  rerender(<Picture isMoving={false} />);
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});
