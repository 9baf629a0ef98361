import { lateFrameNamespace, useAllTexts } from '@barnwatch/shared/i18n';
import { type Fetched, useFetched } from '@barnwatch/shared/ui';
import { useCallback } from 'react';

/**
 * As `useFetched`, for a part of the shell that speaks with its late words: both are fetched side by side, and it is
 * ready when it can speak.
 */
export function useSpoken<Part>(load: () => Promise<Part>): Fetched<Part> {
  const texts = useAllTexts();
  const loadBoth = useCallback(async () => {
    const [part, words] = await Promise.all([load(), texts.load(lateFrameNamespace, new AbortController().signal)]);
    if (!words.ok) throw new Error(words.error.code, { cause: words.error.cause });
    return part;
  }, [load, texts]);
  return useFetched(loadBoth);
}
