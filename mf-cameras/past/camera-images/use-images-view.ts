import { useSearchParams } from '@barnwatch/shared/routing';
import { useSetting } from '@barnwatch/shared/settings';
import { useCallback, useMemo } from 'react';
import { type ImagesView, readImagesView, writeImagesView } from './images-address';

/** `jump` is a step in the history of its own, `run` takes the place of the last one. */
export type ChangeImages = (part: Part | ((known: ImagesView) => Part), kind: 'jump' | 'run') => void;

type Part = Partial<ImagesView>;

/** What the address says, and how to change it. The step is kept on the device too. */
export function useImagesView(): readonly [ImagesView, ChangeImages] {
  const [usualStep, keepStep] = useSetting('frameInterval');
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readImagesView(query, usualStep), [query, usualStep]);
  const change = useCallback<ChangeImages>(
    (change, kind) => {
      if (typeof change !== 'function' && change.step !== undefined) keepStep(change.step);
      const changed = (known: ImagesView) => ({ ...known, ...(typeof change === 'function' ? change(known) : change) });
      setQuery((known) => writeImagesView(changed(readImagesView(known, usualStep))), { replace: kind === 'run' });
    },
    [setQuery, usualStep, keepStep],
  );
  return [view, change];
}
