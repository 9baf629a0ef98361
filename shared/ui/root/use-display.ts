import { useLayoutEffect } from 'react';
import { useSetting } from '../../settings';

/** Size of letters and motion, as chosen: they hold for the whole document, dialogs included. */
export function useDisplay(): void {
  const [textSize] = useSetting('textSize');
  const [motion] = useSetting('motion');
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    // A share of what the browser was told, never a size of our own.
    style.fontSize = textSize === 1 ? '' : `${Math.round(textSize * 100)}%`;
    dataset.motion = motion;
  }, [textSize, motion]);
}
