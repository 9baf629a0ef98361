/** The strokes of an icon on a 24-px grid: path data, and circles as centre and radius. */
export interface IconShape {
  readonly paths: readonly string[];
  readonly circles?: readonly (readonly [x: number, y: number, radius: number])[];
}

/**
 * All strokes as the data of one path: a screen full of rows has hundreds of icons, and each stroke that is an element of
 * its own is styled, laid out and painted by itself.
 */
export function strokesOf({ paths, circles = [] }: IconShape): string {
  // A path may begin relative to where it is: to the corner, not to the end of the one before.
  const drawn = paths.map((path) => (path.startsWith('m') ? `M0 0${path}` : path));
  const round = circles.map(
    ([x, y, radius]) =>
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
  );
  return [...drawn, ...round].join('');
}
