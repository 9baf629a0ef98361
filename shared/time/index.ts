export { type ClockChange, clockChangeAround, firstMomentOfDay } from './clock-change';
export { deviceTimeZone } from './device-time-zone';
export { offsetText } from './offset-text';
export { standstillMs } from './standstill';
export { readTimeOfDay, timeOfDayText } from './time-of-day';
export { momentsOf, offsetAt, type WallTime, wallTimeAt } from './wall-clock';
