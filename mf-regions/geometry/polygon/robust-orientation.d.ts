/** The package has no types of its own. */
declare module 'robust-orientation' {
  type Place = readonly [x: number, y: number];
  /** @returns 0 where the three lie on one line, else a number whose exact sign says on which side of `ab` lies `c` */
  const orientation: (a: Place, b: Place, c: Place) => number;
  export = orientation;
}
