import { formatShare, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { Transfer } from '@barnwatch/shared/transfers';

/** What an export that is not done does now, in words. */
export function stateWords(
  t: Translate,
  language: Language,
  { standing }: Pick<Transfer, 'standing'>,
  { isFirst, making }: { readonly isFirst: boolean; readonly making: number | null },
): string {
  switch (standing.kind) {
    case 'waiting':
      if (standing.error !== null) return t('exports.state.retrying');
      if (!isFirst) return t('exports.state.waiting');
      return making === null
        ? t('exports.state.running')
        : t('exports.state.making', { share: formatShare(making, language) });
    case 'paused':
      return t('exports.state.paused');
    case 'refused':
    case 'no-room':
      return t('exports.state.stopped');
    case 'done':
      return t('exports.state.done');
  }
}
