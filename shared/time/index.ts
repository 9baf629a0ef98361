export { type ClockChange, clockChangeAround, firstMomentOfDay } from './clock-change';
export { momentsOf, offsetAt, type WallTime, wallTimeAt } from './wall-clock';
