import { useTexts } from '@barnwatch/shared/i18n';
import { useScreenKeys } from '@barnwatch/shared/ui';
import {
  followGestures,
  isZoomed,
  viewAfterKey,
  wholePicture,
  type ZoomView,
  zoomedIn,
  zoomedOut,
  zoomTransform,
} from '@barnwatch/shared/ui/zoom';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Zoom {
  readonly view: ZoomView;
  readonly isZoomed: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  /** For the element around the picture: what `--picture-transform` moves, and which gestures stay with the page. */
  readonly style: CSSProperties;
}

/** Where keys have a meaning of their own. */
const ownKeys = 'input, select, textarea, [contenteditable], [role="tablist"], [role="slider"], dialog';

/** Zoom and pan of the picture in an element: wheel, pinch, drag, and the keys + - 0 and arrows anywhere on the page. */
export function useZoom(ref: RefObject<HTMLElement | null>, arrows: 'plain' | 'with-shift'): Zoom {
  const { t } = useTexts('mf-cameras');
  const ways = ['←', '↑', '→', '↓'];
  useScreenKeys([
    { keys: ['+', '−'], words: t('keys.zoom') },
    { keys: ['0'], words: t('keys.whole') },
    { keys: arrows === 'plain' ? ways : [t('keys.shift'), ...ways], words: t('keys.pan') },
  ]);
  const [view, setView] = useState(wholePicture);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return followGestures(element, () => latest.current, setView);
  }, [ref]);

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(ownKeys)) return;
      const next = viewAfterKey(latest.current, event, arrows);
      if (!next) return;
      event.preventDefault();
      setView(next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [arrows]);

  const style: CSSProperties & Record<'--picture-transform', string> = {
    '--picture-transform': zoomTransform(view),
    touchAction: isZoomed(view) ? 'none' : 'pan-y',
    cursor: isZoomed(view) ? 'grab' : undefined,
  };
  return {
    view,
    isZoomed: isZoomed(view),
    zoomIn: () => setView(zoomedIn),
    zoomOut: () => setView(zoomedOut),
    reset: () => setView(wholePicture),
    style,
  };
}
