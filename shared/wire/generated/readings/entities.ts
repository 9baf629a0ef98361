// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { fallback, maxLength, maxValue, minLength, minValue, nullish, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { openWord } from '../../open-word';

export const identifier = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(128));
export type Identifier = InferOutput<typeof identifier>;

export const timestampMs = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(253402300799999));
export type TimestampMs = InferOutput<typeof timestampMs>;

export const account = /* @__PURE__ */ object({ accountId: identifier, displayName: /* @__PURE__ */ string(), kind: /* @__PURE__ */ openWord<'usernamePassword' | 'emailPassword' | 'remote' | 'serviceAccount'>(), username: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), email: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), createdAt: timestampMs, lastSignIn: /* @__PURE__ */ nullish(timestampMs, null) });
export type Account = InferOutput<typeof account>;

export const refreshToken = /* @__PURE__ */ string();
export type RefreshToken = InferOutput<typeof refreshToken>;

export const page = /* @__PURE__ */ object({ offset: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), limit: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(1000)), total: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), next: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) });
export type Page = InferOutput<typeof page>;

export const timeSpan = /* @__PURE__ */ object({ start: timestampMs, end: timestampMs });
export type TimeSpan = InferOutput<typeof timeSpan>;

export const durationMs = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(315360000000));
export type DurationMs = InferOutput<typeof durationMs>;

export const fraction = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1));
export type Fraction = InferOutput<typeof fraction>;

export const point = /* @__PURE__ */ object({ x: fraction, y: fraction });
export type Point = InferOutput<typeof point>;
