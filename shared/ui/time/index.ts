export { startOfDay } from './clock-times/clock-change';
export { deviceTimeZone } from './clock-times/wall-time';
export { zoneWords } from './clock-times/zone-words';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field/date-time-field';
export { readSpan, type SpanDraft, type SpanReading, type SpanRules } from './time-span/read-span';
export { presetSpan, type SpanPreset, spanPresets, type TimeSpan } from './time-span/span-presets';
export { TimeSpanField, type TimeSpanFieldProps } from './time-span/time-span-field';
export type { TimeLimits, TimeProblem, TimeReading } from './time-text/read-time-text';
