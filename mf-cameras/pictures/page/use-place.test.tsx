import { openBarnDoor } from '@barnwatch/shared/testing';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { type Place, usePlace } from './use-place';

const visible = (height: number): Place => ({ nearness: 'visible', height });

/** Draws an element at a height of 100.02 px, and tells each place with which it was drawn. */
function placesDrawn(expected?: Place): readonly Place[] {
  const drawn: Place[] = [];
  function Tile() {
    const tile = useRef<HTMLDivElement>(null);
    const place = usePlace(tile, undefined, expected);
    drawn.push(place);
    return <div ref={tile}>{place.nearness}</div>;
  }
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 100.02));
  render(<Tile />);
  return drawn;
}

beforeAll(async () => {
  await openBarnDoor();
  const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const)
    Object.defineProperty(globalThis, name, { value: jest.fn(() => observer), configurable: true });
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
    readonly top = 0;
    get bottom() {
      return this.height;
    }
  } as never;
});

afterEach(() => jest.restoreAllMocks());

test('where it is expected it is drawn once, to the part of a pixel that nobody sees', () => {
  expect(placesDrawn(visible(100))).toEqual([visible(100)]);
});

test.each([
  ['nothing is expected', undefined],
  ['another height is expected', visible(140)],
])('what is measured holds where %s', (_, expected) => {
  expect(placesDrawn(expected).at(-1)).toEqual(visible(100.02));
  expect(screen.getByText('visible')).toBeVisible();
});
