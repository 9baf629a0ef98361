import { renderHook } from '@testing-library/react';
import { useReturn } from './use-return';

test('each return is told once, by whoever is current; the first look and going away are none', () => {
  const told: string[] = [];
  const { rerender } = renderHook(({ isOnline, who }) => useReturn(isOnline, () => told.push(who)), {
    initialProps: { isOnline: true, who: 'first' },
  });
  rerender({ isOnline: false, who: 'second' });
  expect(told).toEqual([]);
  rerender({ isOnline: true, who: 'third' });
  rerender({ isOnline: true, who: 'fourth' });
  expect(told).toEqual(['third']);
  rerender({ isOnline: false, who: 'fifth' });
  rerender({ isOnline: true, who: 'sixth' });
  expect(told).toEqual(['third', 'sixth']);
});
