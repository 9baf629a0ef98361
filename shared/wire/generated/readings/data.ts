// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, boolean, fallback, maxValue, minValue, nullish, number, object, optional, pipe, record, string, unknown, type InferOutput } from 'valibot';
import { call, inOrder, inOrderIfTold } from '../../call';
import { openWord } from '../../open-word';
import { readableItems } from '../../readable-items';
import { durationMs, identifier, timeSpan, timestampMs } from './entities';

export const dataAcknowledgement = /* @__PURE__ */ object({ rows: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), truncated: /* @__PURE__ */ boolean(), coveredTime: timeSpan });
export type DataAcknowledgement = InferOutput<typeof dataAcknowledgement>;

export const dataTable = /* @__PURE__ */ object({ columns: /* @__PURE__ */ array(/* @__PURE__ */ string()), rows: /* @__PURE__ */ array(/* @__PURE__ */ unknown()), timeResolution: durationMs, acknowledgement: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(dataAcknowledgement), undefined) });
export type DataTable = InferOutput<typeof dataTable>;

export const label = /* @__PURE__ */ object({ label: /* @__PURE__ */ string(), species: /* @__PURE__ */ openWord<'pig' | 'broiler'>(), posture: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ openWord<'lying' | 'sitting' | 'standing'>()), undefined) });
export type Label = InferOutput<typeof label>;

export const detectionsTaken = /* @__PURE__ */ object({ looks: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), detections: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), hidden: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)) });
export type DetectionsTaken = InferOutput<typeof detectionsTaken>;

export const animalDistributionSetup = /* @__PURE__ */ object({ animalDistributionId: identifier, name: /* @__PURE__ */ string(), regionType: identifier, cameraIds: /* @__PURE__ */ array(identifier), labels: /* @__PURE__ */ array(/* @__PURE__ */ string()), minimumTimeResolution: durationMs });
export type AnimalDistributionSetup = InferOutput<typeof animalDistributionSetup>;

export const animalDistribution = /* @__PURE__ */ object({ animalDistributionId: identifier, time: timeSpan, timeResolution: durationMs, regionMapping: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ regionMappingId: identifier, lastUpdated: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined) })), undefined), progress: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), samples: /* @__PURE__ */ readableItems(/* @__PURE__ */ object({ time: timestampMs, animals: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), inRegions: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)))), undefined), index: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), null), shares: /* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1))) })) });
export type AnimalDistribution = InferOutput<typeof animalDistribution>;

/** Animals by label over time. */
export const queryLabelCount = /* @__PURE__ */ call('POST api/data/labelCount', /* @__PURE__ */ object({ labelCount: dataTable }), {  });

/** Infrared over time. */
export const queryNightVision = /* @__PURE__ */ call('POST api/data/nightvision', /* @__PURE__ */ object({ nightvision: dataTable }), {  });

/** How fast the herd moves. */
export const queryHerdSpeed = /* @__PURE__ */ call('POST api/data/speed', /* @__PURE__ */ object({ speed: dataTable }), {  });

/** What is counted. */
export const listLabels = /* @__PURE__ */ call('GET api/data/labels', /* @__PURE__ */ object({  }), { labels: /* @__PURE__ */ inOrder(label) });

/** Send what a detector has found. */
export const sendDetections = /* @__PURE__ */ call('POST api/data/detections', /* @__PURE__ */ object({ taken: detectionsTaken }), {  });

/** Which distributions there are. */
export const readAnimalDistributionSetup = /* @__PURE__ */ call('GET api/animalDistribution/setup', /* @__PURE__ */ object({  }), { setup: /* @__PURE__ */ inOrder(animalDistributionSetup), ofCameras: /* @__PURE__ */ inOrderIfTold(animalDistributionSetup) });

/** Distribution of the last hour. */
export const readAnimalDistribution = /* @__PURE__ */ call('GET api/animalDistribution/{animalDistributionId}', /* @__PURE__ */ object({ animalDistribution: animalDistribution }), {  });

/** Distribution of a span. */
export const queryAnimalDistribution = /* @__PURE__ */ call('POST api/animalDistribution/{animalDistributionId}', /* @__PURE__ */ object({ animalDistribution: animalDistribution }), {  });
