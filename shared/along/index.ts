/** What is known on this device of a barn that was taken along (0103). */
export { alongTaken, takeAllOf } from './along-taken';
export { readTakenAlong, type TakenAlong, type TakenPlace, writeTakenAlong } from './taken-along';
