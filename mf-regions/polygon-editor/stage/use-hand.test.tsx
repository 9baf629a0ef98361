import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { pixelOf, pointOf } from '../../geometry/polygon/pixels';
import { type Viewport, wholePicture, zoomedAt } from '../../geometry/viewport/viewport';
import type { EditAction } from '../drawing/edit-actions';
import { editAfter } from '../drawing/edit-after';
import { beginEditing, type EditState } from '../drawing/edit-state';
import { type Hand, useHand } from './use-hand';

const size = { width: 1000, height: 1000 };
const box = { x: 1000, y: 1000 };
const square = [
  [200, 200],
  [400, 200],
  [400, 400],
  [200, 400],
].map(([x = 0, y = 0]) => pointOf({ x, y }, size));

interface Shown {
  readonly state: EditState;
  readonly view: Viewport;
}

let hand: Hand;
let sent: EditAction[];

function Held({ state, view }: Shown) {
  const element = useRef<HTMLDivElement>(null);
  hand = useHand(element, {
    state,
    dispatch: (action) => sent.push(action),
    tool: 'select',
    isSnapping: false,
    view,
    onView: () => undefined,
    box,
    isEditable: true,
    regionSpecification: 'trough',
  });
  return <div ref={element} data-testid="stage" />;
}

/** With a region that is chosen. */
function open() {
  sent = [];
  const begun = beginEditing([{ regionSpecification: 'trough', points: square }], size);
  const state = editAfter(begun, { kind: 'selected', selected: { kind: 'region', key: 'region-1' } });
  const { rerender, getByTestId } = render(<Held state={state} view={wholePicture} />);
  const send = (type: string, clientX: number, clientY: number) => {
    const event = new MouseEvent(type, { clientX, clientY, button: 0, bubbles: true, cancelable: true });
    act(() => void getByTestId('stage').dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'mouse' })));
  };
  return {
    state,
    send,
    show: (next: Partial<Shown>) => rerender(<Held state={state} view={wholePicture} {...next} />),
  };
}

test('a region that is zoomed at while a hand holds it stays under the hand', () => {
  const { send, show } = open();
  send('pointerdown', 300, 300);
  send('pointermove', 310, 300);
  // The same place lies under the hand, twice as large.
  show({ view: zoomedAt(wholePicture, 2, { x: 310, y: 300 }, box) });
  send('pointermove', 330, 300);
  const [first] = hand.preview?.points ?? [];
  expect(first && pixelOf(first, size)).toEqual({ x: 220, y: 200 });
});

test('what somebody else changes while a hand holds it is not written over with what it was before', () => {
  const { state, send, show } = open();
  send('pointerdown', 300, 300);
  send('pointermove', 330, 300);
  expect(hand.preview).not.toBeNull();
  const theirs = editAfter(state, {
    kind: 'reshaped',
    key: 'region-1',
    points: square.map(({ x, y }) => ({ x, y: y + 0.1 })),
  });
  show({ state: theirs });
  send('pointerup', 340, 300);
  expect(sent).toEqual([]);
  send('pointerdown', 300, 400);
  send('pointermove', 330, 400);
  send('pointerup', 330, 400);
  expect(sent).toMatchObject([{ kind: 'reshaped', key: 'region-1' }]);
});
