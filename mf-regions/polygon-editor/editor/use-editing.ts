import { useTexts } from '@barnwatch/shared/i18n';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { PictureSize } from '../../geometry/polygon/polygon';
import type { RegionMapping } from '../../region-records/record/region-mapping';
import type { RegionDraft } from '../drafts/region-draft';
import type { EditAction } from '../drawing/edit-actions';
import { editAfter } from '../drawing/edit-after';
import { beginEditing, type EditState, nothingSelected } from '../drawing/edit-state';
import { useFaultWords } from '../drawing/fault-words';
import { type News, newsOf } from '../drawing/news';

export interface Editing {
  readonly state: EditState;
  readonly dispatch: (action: EditAction) => void;
  /** What has changed or was refused last, in words. */
  readonly said: string;
}

/** The drawing of one mapping: begun with what the barn has, or with what was kept of an earlier one. */
export function useEditing(mapping: RegionMapping | null, draft: RegionDraft | null, size: PictureSize): Editing {
  const { t } = useTexts('mf-regions');
  const faultWords = useFaultWords();
  const [state, send] = useReducer(editAfter, null, () => begin(mapping, draft, size));
  const [news, setNews] = useState<{ readonly news: News | null; readonly of: EditState } | null>(null);
  const latest = useRef(state);
  const action = useRef<EditAction | null>(null);
  useEffect(() => {
    const before = latest.current;
    latest.current = state;
    if (before !== state && action.current) setNews({ news: newsOf(before, state, action.current), of: state });
  }, [state]);
  useEffect(() => {
    if (size !== latest.current.size) send({ kind: 'size-known', size });
  }, [size]);
  const dispatch = useCallback((next: EditAction) => {
    action.current = next;
    send(next);
  }, []);
  return { state, dispatch, said: said() };

  function said(): string {
    const { refused } = state;
    if (refused?.kind === 'too-many-regions') return t('polygonEditor.tooManyRegions');
    if (refused?.kind === 'fault') return t('polygonEditor.refused', { why: faultWords(refused.fault) });
    return news?.news ? t(`polygonEditor.news.${news.news.key}`, news.news.values) : '';
  }
}

function begin(mapping: RegionMapping | null, draft: RegionDraft | null, size: PictureSize): EditState {
  if (!draft) return beginEditing(mapping?.regions ?? [], size);
  const { base, regions, line, keys, past = [], future = [] } = draft;
  return {
    size,
    base,
    drawing: { regions, line },
    past,
    future,
    selected: nothingSelected,
    refused: null,
    keys,
  };
}
