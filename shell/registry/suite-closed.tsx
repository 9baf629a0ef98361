import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, Page } from '@barnwatch/shared/ui';
import type { RegistryFailure } from './fetch-suite';

/** The whole page when there is no registry at all, neither the deployment's nor a copy on this device. */
export function SuiteClosed({ failure, onRetry }: { readonly failure: RegistryFailure; readonly onRetry: () => void }) {
  const { t } = useTexts();
  const details = JSON.stringify({ code: failure.code, ...failure.context, cause: String(failure.cause ?? '') });
  return (
    <main>
      <Page title={t('suite.name')} width="reading">
        <ErrorState
          what={t('suiteClosed.title')}
          why={t(`suiteClosed.${failure.code}`, { status: failure.context.status ?? '' })}
          details={details}
          onRetry={onRetry}
        />
      </Page>
    </main>
  );
}
