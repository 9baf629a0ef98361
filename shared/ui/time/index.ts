export { deviceTimeZone } from '../../time';
export { DateTimeField, type DateTimeFieldProps } from './date-time-field/date-time-field';
export { MomentField, type MomentFieldProps } from './date-time-field/moment-field';
export { DayPicker, type DayPickerProps } from './picker/day-picker';
export { readSpan, type SpanDraft, type SpanReading, type SpanRules } from './time-span/read-span';
export type { SpanPreset, TimeSpan } from './time-span/span-presets';
export { TimeSpanField, type TimeSpanFieldProps } from './time-span/time-span-field';
export type { TimeLimits, TimeProblem, TimeReading } from './time-text/read-time-text';
