/** The strokes of an icon on a 24-px grid: path data, and circles as centre and radius. */
export interface IconShape {
  readonly paths: readonly string[];
  readonly circles?: readonly (readonly [x: number, y: number, radius: number])[];
}
