import { isZoomed, panned, wholePicture, ZOOM_STEP, type ZoomView, zoomedAt } from './zoom-view';

const CENTRE = { x: 0.5, y: 0.5 };
const PAN = 0.15;

/** How a picture moves so that one sees more of that side. */
const PANS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

export function zoomedIn(view: ZoomView): ZoomView {
  return zoomedAt(view, ZOOM_STEP, CENTRE);
}

export function zoomedOut(view: ZoomView): ZoomView {
  return zoomedAt(view, 1 / ZOOM_STEP, CENTRE);
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
): ZoomView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomedIn(view);
    case '-':
      return isZoomed(view) ? zoomedOut(view) : null;
    case '0':
      return isZoomed(view) ? wholePicture : null;
    default: {
      const pan = PANS[key];
      return pan && isZoomed(view) && (arrows === 'plain' || shiftKey) ? panned(view, pan) : null;
    }
  }
}
