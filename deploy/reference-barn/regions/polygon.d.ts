import type { Point } from '@barnwatch/shared/wire';
export type PolygonFault = 'too-few-corners' | 'too-close' | 'crosses-itself';
/** @returns what is wrong with a polygon, or null. The last corner joins the first. */
export declare function polygonFault(corners: readonly Point[]): PolygonFault | null;
/** Whether a place lies within a polygon; of two polygons with a common edge, exactly one holds a place on it. */
export declare function isWithin(corners: readonly Point[], { x, y }: Point): boolean;
/** Share of the picture that a polygon covers. */
export declare function areaOf(corners: readonly Point[]): number;
