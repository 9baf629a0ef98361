import { useTexts } from '@barnwatch/shared/i18n';
import { useScreenKeys } from '@barnwatch/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RunDirection } from './moments';
import type { Run } from './use-run';

const keys: Readonly<Record<string, RunDirection>> = { ArrowLeft: 'back', ArrowRight: 'on' };

/** Where arrow keys have a meaning of their own. */
const ownArrows = 'input, select, textarea, [contenteditable], [role="tablist"], [role="slider"], dialog';

/** Left and right arrow step, held they run. */
export function useRunKeys(run: Run): void {
  const { t } = useTexts('mf-cameras');
  useScreenKeys([{ keys: ['←', '→'], words: t('keys.run') }]);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = keys[event.key];
      if (!direction || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ownArrows)) return;
      event.preventDefault();
      if (!event.repeat) latest.current.begin(direction);
    };
    const release = (event: KeyboardEvent) => {
      if (keys[event.key]) latest.current.end();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
    };
  }, []);
}
