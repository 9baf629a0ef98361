import { isZoomed, mostZoom, panned, wholePicture, type ZoomView, zoomedAt, zoomStep } from './zoom-view';

const centre = { x: 0.5, y: 0.5 };
const panStep = 0.15;

/** How a picture moves so that one sees more of that side. */
const pans: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

export function zoomedIn(view: ZoomView, most: number = mostZoom): ZoomView {
  return zoomedAt(view, zoomStep, centre, most);
}

export function zoomedOut(view: ZoomView, most: number = mostZoom): ZoomView {
  return zoomedAt(view, 1 / zoomStep, centre, most);
}

/**
 * What a key makes of a view; null if it means nothing here.
 *
 * @param arrows whether arrows pan; where they mean something else they do so with Shift only
 */
export function viewAfterKey(
  view: ZoomView,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  arrows: 'plain' | 'with-shift',
  most: number = mostZoom,
): ZoomView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomedIn(view, most);
    case '-':
      return isZoomed(view) ? zoomedOut(view, most) : null;
    case '0':
      return isZoomed(view) ? wholePicture : null;
    default: {
      const pan = pans[key];
      return pan && isZoomed(view) && (arrows === 'plain' || shiftKey) ? panned(view, pan) : null;
    }
  }
}
