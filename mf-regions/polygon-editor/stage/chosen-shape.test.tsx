import { render } from '@testing-library/react';
import { withPointAt } from '../../geometry/polygon/change-polygon';
import type { Polygon } from '../../geometry/polygon/polygon';
import { wholePicture } from '../../geometry/viewport/viewport';
import { ChosenShape, type ChosenShapeProps } from './chosen-shape';

const points: Polygon = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.5, y: 0.8 },
];
const atRest: ChosenShapeProps = {
  points,
  index: 1,
  isHeld: false,
  before: null,
  size: { width: 1280, height: 720 },
  view: wholePicture,
  box: { x: 1000, y: 500 },
};

function Drawing(props: Partial<ChosenShapeProps>) {
  return (
    <svg role="img" aria-label="drawing">
      <ChosenShape {...atRest} {...props} />
    </svg>
  );
}

const pathsOf = (drawing: Element) => [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('a region that nobody has hold of has all corners, and handles to turn and to scale', () => {
  const { container } = render(<Drawing />);
  expect(pathsOf(container)).toContain('M200 100h0M800 100h0M500 400h0');
  expect(container.querySelectorAll('[data-handle]')).toHaveLength(2);
});

test('while one corner is dragged the others are drawn once, and that one is where the hand is', () => {
  const dragged = (x: number) => ({ isHeld: true, before: points, points: withPointAt(points, 1, { x, y: 0.3 }) });
  const { container, rerender } = render(<Drawing {...dragged(0.7)} />);
  const [, corners] = container.querySelectorAll('path');
  const written = jest.spyOn(Element.prototype, 'setAttribute');
  rerender(<Drawing {...dragged(0.6)} />);
  expect(corners).toHaveAttribute('d', 'M200 100h0M500 400h0');
  expect(written.mock.contexts).not.toContain(corners);
  expect(container.querySelector('circle')).toHaveAttribute('cx', '600');
  expect(container.querySelector('[data-handle]')).toBeNull();
});
