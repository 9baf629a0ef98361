import { useTexts } from '../../i18n';
import { useShowToast } from '../toasts/toasts-context';

/**
 * Copies a text and says so. Answers `false` where the browser refuses (no secure context, no permission):
 * then show the text for copying by hand.
 */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useTexts();
  const showToast = useShowToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', text: t('clipboard.copied') });
      return true;
    } catch {
      showToast({ kind: 'warning', text: t('clipboard.failed') });
      return false;
    }
  };
}
