// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { boolean, fallback, maxValue, minValue, nullish, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { call } from '../../call';
import { openWord } from '../../open-word';
import { readableItems } from '../../readable-items';
import { identifier, timestampMs } from './entities';

export const schedule = /* @__PURE__ */ string();
export type Schedule = InferOutput<typeof schedule>;

export const watchdogParameters = /* @__PURE__ */ object({ speedThreshold: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1000)), dailyResetOffsetHours: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(24)), maxDailyIncreasedSeverityWarnings: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(3)) });
export type WatchdogParameters = InferOutput<typeof watchdogParameters>;

export const watchdogRun = /* @__PURE__ */ object({ startedAt: timestampMs, speed: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), null), warned: /* @__PURE__ */ boolean(), incidentId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined) });
export type WatchdogRun = InferOutput<typeof watchdogRun>;

export const watchdog = /* @__PURE__ */ object({ watchdogId: identifier, type: /* @__PURE__ */ openWord<'speed'>(), breedName: /* @__PURE__ */ string(), schedule: schedule, parameters: watchdogParameters, enabled: /* @__PURE__ */ boolean(), lastUpdated: timestampMs, recentRuns: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ readableItems(watchdogRun)), undefined) });
export type Watchdog = InferOutput<typeof watchdog>;

/** One watchdog. */
export const queryOneWatchdog = /* @__PURE__ */ call('POST api/watchdogs/queryOne', /* @__PURE__ */ object({ watchdog: /* @__PURE__ */ nullish(watchdog, null) }), {  });

/** Schedule the speed watchdog. */
export const scheduleSpeedWatchdog = /* @__PURE__ */ call('POST api/watchdogs/schedule/speed', /* @__PURE__ */ object({ watchdog: watchdog }), {  });

/** Change a watchdog. */
export const updateWatchdog = /* @__PURE__ */ call('PATCH api/watchdogs/{watchdogId}', /* @__PURE__ */ object({ watchdog: watchdog }), {  });
