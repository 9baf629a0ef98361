import { senatorId, shownName, useInstance } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useLocation } from '@barnwatch/shared/routing';
import { buttonClass } from '@barnwatch/shared/ui';

export interface SenatorLinkProps {
  /** The instance to be signed in at. */
  readonly instanceId: string;
  readonly kind: 'primary' | 'quiet';
}

/** Leads to single sign-on, and from there to the screen that one came for. */
export function SenatorLink({ instanceId, kind }: SenatorLinkProps) {
  const { t } = useTexts('mf-auth');
  const { state } = useLocation();
  const senator = useInstance(senatorId);
  return (
    <SuiteLink className={buttonClass(kind)} to={`/single-sign-on/${encodeURIComponent(instanceId)}`} state={state}>
      {t('signIn.throughSenator', { senator: senator ? shownName(senator) : '' })}
    </SuiteLink>
  );
}
