import * as v from 'valibot';

const moment = v.pipe(v.number(), v.integer());

/** A function of the place; what it answers is not looked at. */
function told<Given extends readonly unknown[]>() {
  return v.custom<(...given: Given) => void>((value) => typeof value === 'function', 'is a function');
}

/** What a place is told of the picture in it: whether that of the wanted moment is there, or none will come. */
export interface ShownPicture {
  readonly cameraId: string;
  /** Null for now. */
  readonly moment: number | null;
  readonly outcome: 'picture' | 'none';
}

const cameraPicture = v.object({
  /** Of the selected barn. */
  cameraId: v.string(),
  /** Null for now; else the picture that was recorded then, ms since 1970 UTC by the barn's clock. */
  moment: v.nullable(moment),
  /** `live` as far as the connection carries it and in turn; never at a moment. */
  motion: v.picklist(['still', 'live']),
  /** How high the picture is on the screen, CSS pixels: no more is asked for. In steps, so that not every one asks. */
  heightPx: v.pipe(v.number(), v.minValue(0)),
  /** Time between two stills, ms. */
  intervalMs: v.pipe(v.number(), v.minValue(1)),
  /** Whether the name of the camera stands on the picture. */
  named: v.boolean(),
  onShown: v.optional(told<[ShownPicture]>()),
});

/** Where animals were in the picture of one camera, painted: a pixel for each cell. */
export interface PaintedHeatmap {
  readonly cameraId: string;
  readonly columns: number;
  readonly rows: number;
  /** Red, green, blue and cover of each cell, row after row from the top left. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** How much of the picture all columns and all rows cover: more than 1 where cells at the edges reach beyond it. */
  readonly width: number;
  readonly height: number;
}

/** What a place is told of heatmaps that are painted on one scale. */
export interface PaintedHeatmaps {
  /** Of which they are; that of before until all of the wanted one are there. */
  readonly span: { readonly start: number; readonly end: number };
  readonly maps: readonly PaintedHeatmap[];
}

const heatmapLayer = v.object({
  /** Of the selected barn; made in this order. */
  cameraIds: v.pipe(v.array(v.string()), v.readonly()),
  /** Ms since 1970 UTC by the barn's clock. */
  span: v.object({ start: moment, end: moment }),
  onMaps: told<[PaintedHeatmaps]>(),
  /** No map of this span is on its way any more. */
  onSettled: told<[span: { readonly start: number; readonly end: number }]>(),
});

const timeline = v.object({
  cameras: v.pipe(v.array(v.object({ cameraId: v.string(), name: v.string() })), v.readonly()),
  /** What is in view, ms since 1970 UTC by the barn's clock. */
  view: v.object({ start: moment, end: moment }),
  onView: told<[{ readonly start: number; readonly end: number }]>(),
  moment: v.nullable(moment),
  onMoment: told<[moment: number, cameraId: string]>(),
});

/**
 * What each widget takes. A change that a place or a widget of before would not stand is another version: the shell
 * brings a place and a widget together only where both speak the same one.
 */
export const widgetContracts = {
  'camera-picture': { version: 1, props: cameraPicture },
  /** In the frame of the shell, beside the finder: as large as an icon button, for the selected barn. */
  'frame-bell': {
    version: 1,
    /** Its list was asked for before it was there. */
    props: v.object({ startsOpen: v.optional(v.boolean(), false) }),
  },
  /** The legend of heatmaps that the place itself draws on its pictures, on one scale for all of them. */
  'heatmap-layer': { version: 1, props: heatmapLayer },
  timeline: { version: 1, props: timeline },
} as const;

export type WidgetName = keyof typeof widgetContracts;

/** What the widget of a name is given. */
export type WidgetProps<Name extends WidgetName> = v.InferOutput<(typeof widgetContracts)[Name]['props']>;
