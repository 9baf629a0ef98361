import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, requestErrorWords } from '@barnwatch/shared/ui';

/** Why privacy mode is as it was. Names the missing right where that is the reason. */
export function PrivacyFailure({ error }: { error: RequestError | null }) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  if (!error) return null;
  return (
    <Banner kind="error">
      {t('privacy.failed')} {requestErrorWords(error, frameText)}
    </Banner>
  );
}
