// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, boolean, fallback, maxValue, minValue, number, object, optional, pipe, string, unknown, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { openWord } from '../../open-word';
import { durationMs, identifier, page, timeSpan, timestampMs } from './entities';

export const artifactType = /* @__PURE__ */ openWord<'heatmap' | 'longTimeExposure'>();
export type ArtifactType = InferOutput<typeof artifactType>;

export const timeWindow = /* @__PURE__ */ object({ start: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), end: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), duration: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(durationMs), undefined) });
export type TimeWindow = InferOutput<typeof timeWindow>;

export const artifact = /* @__PURE__ */ object({ artifactId: identifier, type: artifactType, preferredFilename: /* @__PURE__ */ string(), state: /* @__PURE__ */ openWord<'pending' | 'ready' | 'failed'>(), progress: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), createdAt: timestampMs, stored: /* @__PURE__ */ boolean(), mediaType: /* @__PURE__ */ string(), sizeBytes: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), privateMs: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), parameters: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ cameraId: identifier, width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(64), /* @__PURE__ */ maxValue(3840)), time: timeWindow, colorMap: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), labels: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), settings: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), frameInterval: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), offset: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()) })), undefined) });
export type Artifact = InferOutput<typeof artifact>;

export const heatmapData = /* @__PURE__ */ object({ cameraId: identifier, columns: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(4000)), rows: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(4000)), cells: /* @__PURE__ */ array(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), unit: /* @__PURE__ */ openWord<'animalMinutesPerHour'>(), least: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), most: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), fullColour: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), animalMinutes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), seenMs: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), seen: timeSpan, privateMs: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)) });
export type HeatmapData = InferOutput<typeof heatmapData>;

/** Make a heatmap. */
export const createHeatmap = /* @__PURE__ */ call('POST api/artifact/create/heatmap', /* @__PURE__ */ object({ artifact: artifact }), {  });

/** Make a long-time exposure. */
export const createLongTimeExposure = /* @__PURE__ */ call('POST api/artifact/create/longTimeExposure', /* @__PURE__ */ object({ artifact: artifact }), {  });

/** Artifacts. */
export const queryArtifacts = /* @__PURE__ */ call('POST api/artifact/data', /* @__PURE__ */ object({ page: page }), { artifacts: /* @__PURE__ */ inOrder(artifact) });

/** Delete an artifact, or give up making it. */
export const deleteArtifact = /* @__PURE__ */ call('DELETE api/artifact/{artifactId}', /* @__PURE__ */ object({  }), {  });

/** What a heatmap shows, in numbers. */
export const readHeatmapData = /* @__PURE__ */ call('GET api/artifact/{artifactId}/data', /* @__PURE__ */ object({ heatmap: heatmapData }), {  });
