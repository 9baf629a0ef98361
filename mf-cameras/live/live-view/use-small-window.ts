import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { hasPictureInPicture, openSmallWindow, type SmallWindow } from './picture-in-picture';

export interface SmallWindowControl {
  /** False where the browser has none. */
  readonly possible: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Picture in picture of the element that moves now. A new connection brings a new element: then the window closes. */
export function useSmallWindow(element: HTMLElement | null): SmallWindowControl {
  const { t } = useTexts('mf-cameras');
  const showToast = useShowToast();
  const shown = useRef<SmallWindow | null>(null);
  const moving = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    moving.current = element;
    return () => {
      moving.current = null;
      shown.current?.close();
    };
  }, [element]);

  const toggle = () => {
    if (open) return shown.current?.close();
    if (!element) return;
    openSmallWindow(element, () => setOpen(false)).then(
      (opened) => {
        // Left, or connected anew, before the browser had opened it: nothing would move in it any more.
        if (moving.current !== element) return opened.close();
        shown.current = opened;
        setOpen(true);
      },
      () => showToast({ kind: 'error', text: t('liveView.pictureInPictureFailed') }),
    );
  };
  return { possible: hasPictureInPicture(document), open, toggle };
}
