import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, Page } from '@barnwatch/shared/ui';

/** The address names a barn that this device does not know, or something that is no barn. */
export function UnknownBarn({ barnId }: { readonly barnId: string }) {
  const { t } = useTexts('mf-auth');
  return (
    <Page title={t('singleSignOn.unknownTitle')} width="reading">
      <EmptyState
        icon="barn"
        text={t('singleSignOn.unknown', { id: barnId })}
        hint={t('singleSignOn.unknownHint')}
        action={
          <SuiteLink className={buttonClass('primary')} to="/select-barn">
            {t('singleSignOn.back')}
          </SuiteLink>
        }
      />
    </Page>
  );
}
