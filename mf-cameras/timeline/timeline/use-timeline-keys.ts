import { useTexts } from '@barnwatch/shared/i18n';
import { useScreenKeys } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { KeyboardEvent } from 'react';
import type { TimeReach } from '../geometry/time-view';
import { keyStep } from './key-step';

export interface TimelineKeys {
  readonly view: TimeSpan;
  readonly reach: TimeReach;
  readonly withRows: boolean;
  readonly onView: (view: TimeSpan) => void;
  readonly onRow: (by: 1 | -1) => void;
  /** The moment in the middle. */
  readonly onChoose: () => void;
}

/** What keys do on a timeline, told to the map of keys as well. The answer is whether a key was one of them. */
export function useTimelineKeys(keys: TimelineKeys): (event: KeyboardEvent) => boolean {
  const { view, reach, withRows, onView, onRow, onChoose } = keys;
  const { t } = useTexts('mf-cameras');
  useScreenKeys([
    { keys: ['←', '→', t('keys.pageKeys')], words: t('timeline.keys.pan') },
    { keys: ['+', '−'], words: t('timeline.keys.zoom') },
    { keys: [t('keys.endKeys')], words: t('timeline.keys.ends') },
    { keys: [t('keys.enter')], words: t('timeline.keys.choose') },
    ...(withRows ? [{ keys: ['↑', '↓'], words: t('timeline.keys.row') }] : []),
  ]);
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const step = keyStep(event.key, view, reach);
    if (!step || (step.kind === 'row' && !withRows)) return false;
    event.preventDefault();
    // The screen has keys of its own, the same ones among them.
    event.stopPropagation();
    switch (step.kind) {
      case 'view':
        onView(step.view);
        break;
      case 'choose':
        onChoose();
        break;
      case 'row':
        onRow(step.by);
        break;
    }
    return true;
  };
}
