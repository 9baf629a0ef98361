import { useTexts } from '@barnwatch/shared/i18n';
import { Checkbox } from '@barnwatch/shared/ui';
import { EulaText } from './eula-text';
import type { ReadTerms } from './use-terms';

export interface EulaTickProps {
  readonly read: ReadTerms;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  /** The form was sent without the tick. */
  readonly missing: boolean;
}

/** The licence agreement within a form, and the box to tick; nothing where there is none. */
export function EulaTick({ read: { terms, reading, retry }, ticked, onTick, missing }: EulaTickProps) {
  const { t } = useTexts('mf-auth');
  if (terms === 'none') return null;
  return (
    <>
      <EulaText reading={reading} size="small" onRetry={retry} />
      <Checkbox
        label={t('eula.tick')}
        checked={ticked}
        disabled={terms !== 'to-accept'}
        error={missing && !ticked && terms === 'to-accept' ? t('toast.acceptEula') : undefined}
        onChange={onTick}
      />
    </>
  );
}
