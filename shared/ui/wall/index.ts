/** Pictures over the whole screen, awake, for days. Each remote carries its own copy. */

export { useWakeLock } from './use-wake-lock';
export { Wall, type WallProps, type WallWords } from './wall';
export { enterFullscreen, leaveFullscreen } from './whole-screen';
