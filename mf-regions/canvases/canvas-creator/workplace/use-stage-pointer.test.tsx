import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { emptyArrangement } from '../arranging/arrangement';
import { useCreator } from './use-creator';
import { useStagePointer } from './use-stage-pointer';

const placed = {
  key: 'a',
  cameraId: 'a',
  x: 0,
  y: 0,
  width: 0.5,
  rotation: 0,
  crop: null,
  corners: null,
};

function onSheet() {
  const element = document.createElement('div');
  const box = { top: 0, left: 0, right: 1000, bottom: 560, x: 0, y: 0, width: 1000, height: 560, toJSON: () => '' };
  Object.assign(element, { getBoundingClientRect: () => box, setPointerCapture: () => undefined });
  const { result } = renderHook(() => {
    const creator = useCreator({ now: { ...emptyArrangement, places: [placed] }, base: null }, null);
    const sheet = { current: element };
    return { creator, stage: useStagePointer({ sheet, creator, mode: 'place', snaps: false, several: false }) };
  });
  const press = (type: keyof typeof result.current.stage.handlers, pointerId: number, clientX: number) =>
    act(() =>
      result.current.stage.handlers[type]({
        pointerId,
        clientX,
        clientY: 100,
        button: 0,
        pointerType: 'touch',
      } as PointerEvent),
    );
  const at = () => result.current.creator.state.now.places[0]?.x;
  return { press, at, select: () => act(() => result.current.creator.select(['a'])) };
}

test.each(['onPointerUp', 'onPointerCancel'] as const)(
  'a second finger that goes away leaves the first one what it drags (%s)',
  (end) => {
    const { press, at, select } = onSheet();
    select();
    press('onPointerDown', 1, 100);
    press('onPointerMove', 1, 200);
    expect(at()).toBeCloseTo(0.1);
    press('onPointerDown', 2, 400);
    press(end, 2, 400);
    press('onPointerMove', 1, 300);
    expect(at()).toBeCloseTo(0.2);
    press('onPointerUp', 1, 300);
    press('onPointerMove', 1, 400);
    expect(at()).toBeCloseTo(0.2);
  },
);
