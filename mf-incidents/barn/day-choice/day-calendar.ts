/** The suite's own calendar, fetched when somebody opens it. */
export { DayPicker } from '@barnwatch/shared/ui/time';
