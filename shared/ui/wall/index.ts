/** Pictures over the whole screen, awake, for days. Each remote carries its own copy. */
export { Wall, type WallProps, type WallWords } from './wall';
export { enterFullscreen, leaveFullscreen } from './whole-screen';
