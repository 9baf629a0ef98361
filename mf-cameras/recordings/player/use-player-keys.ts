import { useTexts } from '@barnwatch/shared/i18n';
import { useScreenKeys } from '@barnwatch/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { actionOfKey, type PlayerKeyAction } from './player-keys';

/** Where keys have a meaning of their own. */
const ownKeys = 'input, select, textarea, [contenteditable], [role="tablist"], [role="slider"], dialog';
/** What a button or a link does with a key, it does itself. */
const pressed = 'button, a, summary';

/** The keys of the player, anywhere on the page; the map of keys shows them. */
export function usePlayerKeys(onAction: (action: PlayerKeyAction) => void): void {
  const { t } = useTexts('mf-cameras');
  useScreenKeys([
    { keys: [t('keys.space')], words: t('player.keys.toggle') },
    { keys: ['J', 'K', 'L'], words: t('player.keys.run') },
    { keys: [',', '.'], words: t('player.keys.frame') },
    { keys: ['<', '>'], words: t('player.keys.speed') },
    { keys: ['←', '→'], words: t('player.keys.jump') },
    { keys: [t('keys.pageKeys')], words: t('player.keys.far') },
    { keys: [t('keys.endKeys')], words: t('player.keys.edge') },
    { keys: ['P', 'N'], words: t('player.keys.recording') },
    { keys: ['[', ']'], words: t('player.keys.incident') },
    { keys: ['S'], words: t('player.snapshot') },
    { keys: ['C'], words: t('player.copyLink') },
    { keys: ['F'], words: t('player.fullscreen') },
  ]);
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  }, [onAction]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(ownKeys)) return;
      const action = actionOfKey(event);
      if (!action || (event.key === ' ' && event.target.closest(pressed))) return;
      event.preventDefault();
      latest.current(action);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
