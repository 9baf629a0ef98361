import { isLanguage, useAllTexts, useTexts } from '../../i18n';
import { useShowToast } from '../toasts/toasts-context';

/** The texts of a language may have to be fetched, ms. */
const longestFetchMs = 10_000;

/** Another language, at once or as soon as its texts are there; one that cannot be fetched is said, and the old one stays. */
export function useChooseLanguage(): (language: string) => Promise<void> {
  const { t } = useTexts();
  const texts = useAllTexts();
  const showToast = useShowToast();
  return async (language) => {
    if (!isLanguage(language)) return;
    const outcome = await texts.choose(language, AbortSignal.timeout(longestFetchMs));
    if (!outcome.ok) showToast({ kind: 'error', text: t('language.failed') });
  };
}
