// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { fallback, maxValue, minValue, number, object, optional, pipe, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { openWord } from '../../open-word';
import { readableItems } from '../../readable-items';
import { durationMs, identifier, page, timeSpan, timestampMs } from './entities';

export const recording = /* @__PURE__ */ object({ recordingId: identifier, cameraId: identifier, start: timestampMs, end: timestampMs, sizeBytes: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), width: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined), height: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined) });
export type Recording = InferOutput<typeof recording>;

export const cameraSpans = /* @__PURE__ */ object({ cameraId: identifier, recorded: /* @__PURE__ */ readableItems(timeSpan), private: /* @__PURE__ */ readableItems(timeSpan) });
export type CameraSpans = InferOutput<typeof cameraSpans>;

export const recordingProgress = /* @__PURE__ */ object({ state: /* @__PURE__ */ openWord<'unmade' | 'waiting' | 'making' | 'ready'>(), share: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)) });
export type RecordingProgress = InferOutput<typeof recordingProgress>;

export const recordingEstimate = /* @__PURE__ */ object({ durationMs: durationMs, sizeBytes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), gaps: /* @__PURE__ */ readableItems(timeSpan), privateSpans: /* @__PURE__ */ readableItems(timeSpan) });
export type RecordingEstimate = InferOutput<typeof recordingEstimate>;

/** Mark a moment as fallback still. */
export const markAsFallback = /* @__PURE__ */ call('POST api/recordings/markAsFallback/{cameraId}/{timestamp}', /* @__PURE__ */ object({ timestamp: timestampMs }), {  });

/** Recordings by camera and time. */
export const queryRecordings = /* @__PURE__ */ call('POST api/recordings/query', /* @__PURE__ */ object({ page: page }), { recordings: /* @__PURE__ */ inOrder(recording) });

/** Where something is recorded. */
export const queryRecordedSpans = /* @__PURE__ */ call('POST api/recordings/spans', /* @__PURE__ */ object({ resolution: durationMs }), { cameras: /* @__PURE__ */ inOrder(cameraSpans) });

/** How far the video of a span is. */
export const readRecordingProgress = /* @__PURE__ */ call('GET api/recordings/file/{cameraId}/{start}/{end}/progress', /* @__PURE__ */ object({ progress: recordingProgress }), {  });

/** How long and how large the video of a span would be. */
export const estimateRecording = /* @__PURE__ */ call('GET api/recordings/file/{cameraId}/{start}/{end}/estimate', /* @__PURE__ */ object({ estimate: recordingEstimate }), {  });
