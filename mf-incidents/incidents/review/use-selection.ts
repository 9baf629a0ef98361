import { useTexts } from '@barnwatch/shared/i18n';
import { openDialog, useScreenKeys } from '@barnwatch/shared/ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { reviewAction } from './review-key';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly select: (incidentId: string, selected: boolean) => void;
  readonly selectAll: (incidentIds: readonly string[]) => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Which incidents are chosen. */
export function useSelection(): Selection {
  const [ids, setIds] = useState(nothing);
  const select = useCallback((incidentId: string, selected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (selected) next.add(incidentId);
      else next.delete(incidentId);
      return next;
    });
  }, []);
  const selectAll = useCallback((incidentIds: readonly string[]) => setIds(new Set(incidentIds)), []);
  const clear = useCallback(() => setIds(nothing), []);
  return { ids, select, selectAll, clear };
}

export interface ReviewKeys {
  /** R: on what is selected, else on the incident that has the focus (null: none has). */
  readonly review: (focused: string | null) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  /** Whether Esc has something to clear; otherwise it is left to others. */
  readonly hasSelection: boolean;
}

/** The keys of the list; not while one types, and not behind a dialog. */
export function useReviewKeys(keys: ReviewKeys): void {
  const { t } = useTexts('mf-incidents');
  useScreenKeys([
    { keys: ['R'], words: t('review.keys.mark') },
    { keys: [t('review.keys.all')], words: t('review.selectAll') },
    { keys: ['Esc'], words: t('review.clear') },
  ]);
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = reviewAction(event);
      const target = event.target instanceof Element ? event.target : null;
      if (action === null || isTypedInto(target) || document.querySelector(openDialog) !== null) return;
      const { review, selectAll, clear, hasSelection } = latest.current;
      switch (action) {
        case 'review':
          return review(target?.closest<HTMLElement>('[data-incident]')?.dataset.incident ?? null);
        case 'select-all':
          event.preventDefault();
          return selectAll();
        case 'clear':
          if (hasSelection) clear();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isTypedInto(target: Element | null): boolean {
  return target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') != null;
}
