import { type RefObject, useEffect } from 'react';

/** Less is a bar of the browser that comes and goes, px. */
const leastKeyboardPx = 80;

/** What a phone's keyboard hides of the page, px; nothing while somebody has enlarged the page. */
export function keyboardInset(pageHeight: number, { height, offsetTop, scale }: Readonly<VisiblePart>): number {
  const hidden = Math.round(pageHeight - height - offsetTop);
  return scale === 1 && hidden >= leastKeyboardPx ? hidden : 0;
}

type VisiblePart = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/** Tells the styles of a dialog how much of the page its keyboard hides: browsers lay a keyboard over the page. */
export function useKeyboardInset(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    if (!open || !visible) return;
    const tell = () =>
      dialog.current?.style.setProperty('--keyboard-inset', `${keyboardInset(window.innerHeight, visible)}px`);
    tell();
    visible.addEventListener('resize', tell);
    visible.addEventListener('scroll', tell);
    return () => {
      visible.removeEventListener('resize', tell);
      visible.removeEventListener('scroll', tell);
    };
  }, [dialog, open]);
}
