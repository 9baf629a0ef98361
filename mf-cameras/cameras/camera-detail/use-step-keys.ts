import { useTexts } from '@barnwatch/shared/i18n';
import { useScreenKeys } from '@barnwatch/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { StepDirection } from '../../pictures/swipe/swipe';

const keys: Readonly<Record<string, StepDirection>> = { ArrowLeft: 'previous', ArrowRight: 'next' };

/** Where arrow keys have a meaning of their own. */
const ownArrows = 'input, select, textarea, [contenteditable], [role="tablist"], [role="slider"], video, dialog';

/** Left and right arrow lead to the cameras before and after, wherever the focus is but in a field. */
export function useStepKeys(onStep: (direction: StepDirection) => void): void {
  const { t } = useTexts('mf-cameras');
  useScreenKeys([{ keys: ['←', '→'], words: t('keys.step') }]);
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = keys[event.key];
      if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (event.target instanceof Element && event.target.closest(ownArrows)) return;
      event.preventDefault();
      latest.current(direction);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
