import { act } from '@testing-library/react';
import { changeSettingAtom } from '../../settings';
import { renderInSuite } from '../../testing';

const root = document.documentElement;

test('size of letters and motion hold for the whole document, at once and back again (product 14.3)', async () => {
  const { states } = await renderInSuite(null, { settings: { textSize: 1.5 } });
  expect(root.style.fontSize).toBe('150%');
  expect(root.dataset.motion).toBe('system');
  await act(() => states.set(changeSettingAtom, 'motion', 'reduced'));
  expect(root.dataset.motion).toBe('reduced');
  await act(() => states.set(changeSettingAtom, 'textSize', 1));
  expect(root.style.fontSize).toBe('');
});
