/** A picture made larger by wheel, fingers and keys: pure views of it, and what follows the gestures. Each remote carries its own copy. */
export { type ChangeView, followGestures, type GestureOptions } from './follow-gestures';
export { swallowClick } from './swallow-click';
export { type Area, useArea } from './use-area';
export { type FullscreenControl, useFullscreen } from './use-fullscreen';
export { viewAfterKey, zoomedIn, zoomedOut } from './zoom-keys';
export {
  type BoxPoint,
  isZoomed,
  mostZoom,
  panned,
  pinched,
  wholePicture,
  type ZoomView,
  zoomedAt,
  zoomTransform,
} from './zoom-view';
