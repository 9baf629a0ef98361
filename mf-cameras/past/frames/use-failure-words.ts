import { useTexts } from '@barnwatch/shared/i18n';
import type { PictureFailure } from '@barnwatch/shared/pictures';
import { requestErrorWords } from '@barnwatch/shared/ui';

/** Why a moment has no picture, in words. */
export function useFailureWords(failure: PictureFailure): string {
  const { t } = useTexts('mf-cameras');
  const { t: frameTexts } = useTexts();
  switch (failure.kind) {
    case 'privacy':
      return t('graph.moment.privacy');
    case 'not-recorded':
      return t('graph.moment.notRecorded');
    case 'gone':
      return t('graph.moment.gone');
    case 'no-camera':
      return t('graph.moment.noCamera');
    case 'damaged':
      return t(`damage.${failure.damage}`);
    case 'failed':
      return requestErrorWords(failure.error, frameTexts);
  }
}
