import type { Translate } from '@barnwatch/shared/i18n';
import type { TileState, tileWords } from '@barnwatch/shared/ui';
import type { StillFailure } from '../../pictures/stills/still-answer';

/**
 * The words of a tile as a row of the list says them. What is tried again by itself comes and goes, in bad reception
 * for all cameras at once: its cause, in few words, takes the place of "Trying again …", which its mark says. So no
 * row grows by a line, and the list stays where it is.
 */
export function rowWords(
  words: ReturnType<typeof tileWords>,
  state: TileState,
  failure: StillFailure | null,
  t: Translate,
): ReturnType<typeof tileWords> {
  if (state.kind !== 'retrying' || !failure) return words;
  return { ...words, label: t(`stillRetryCause.${failure.code}`), detail: null };
}
