export { type ClockChange, clockChangeAround, firstMomentOfDay } from './clock-change';
export { offsetText } from './offset-text';
export { momentsOf, offsetAt, type WallTime, wallTimeAt } from './wall-clock';
