import { useTexts } from '@barnwatch/shared/i18n';
import { openDialog, useScreenKeys } from '@barnwatch/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import type { CreatorActions } from './use-actions';
import type { Creator } from './use-creator';

/** By one press of an arrow key, as a share of the canvas’s width; with Shift ten times as far. */
const nudge = 0.001;
const far = 10;

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What keys do while the creator is open; fields, choices and dialogs keep theirs. */
export function useKeys(creator: Creator, actions: CreatorActions): void {
  const { t } = useTexts('mf-regions');
  useScreenKeys([
    { keys: ['←', '→', '↑', '↓'], words: t('canvasKeys.move') },
    { keys: ['Shift', '←', '→', '↑', '↓'], words: t('canvasKeys.moveFar') },
    { keys: ['Delete'], words: t('canvasKeys.remove') },
    { keys: ['[', ']'], words: t('canvasKeys.order') },
    { keys: ['Ctrl', 'Z'], words: t('canvasKeys.undo') },
    { keys: ['Ctrl', 'Shift', 'Z'], words: t('canvasKeys.redo') },
    { keys: ['Ctrl', 'A'], words: t('canvasKeys.all') },
    { keys: ['Esc'], words: t('canvasKeys.none') },
  ]);

  function perform(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) return performCommand(key.toLowerCase(), shiftKey);
    if (event.altKey) return false;
    const arrow = arrows[key];
    const { selected } = creator.state;
    if (key === 'Escape') {
      if (selected.size === 0) return false;
      creator.select([]);
      return true;
    }
    if (selected.size === 0) return false;
    if (arrow) {
      const by = nudge * (shiftKey ? far : 1);
      actions.nudge(arrow[0] * by, arrow[1] * by);
      return true;
    }
    switch (key) {
      case 'Delete':
      case 'Backspace':
        actions.remove();
        return true;
      case '[':
        actions.order('down');
        return true;
      case ']':
        actions.order('up');
        return true;
      default:
        return false;
    }
  }

  function performCommand(key: string, shiftKey: boolean): boolean {
    switch (key) {
      case 'z':
        if (shiftKey) actions.redo();
        else actions.undo();
        return true;
      case 'y':
        actions.redo();
        return true;
      case 'a':
        creator.select(creator.state.now.places.map((place) => place.key));
        return true;
      default:
        return false;
    }
  }

  const latest = useRef(perform);
  latest.current = perform;
  useLayoutEffect(() => {
    const stop = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTypedIn(event.target) || document.querySelector(openDialog)) return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** Whether a key belongs to what has the focus. */
function isTypedIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
