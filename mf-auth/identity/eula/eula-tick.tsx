import { useTexts } from '@barnwatch/shared/i18n';
import { Checkbox } from '@barnwatch/shared/ui';
import { EulaText } from './eula-text';
import type { ReadTerms } from './use-terms';

export interface EulaTickProps {
  readonly read: ReadTerms;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
  /** What is wrong with the tick, in words. */
  readonly error: string | undefined;
}

/** The licence agreement within a form, and the box to tick; nothing where there is none. */
export function EulaTick({ read: { terms, reading, retry }, ticked, onTick, error }: EulaTickProps) {
  const { t } = useTexts('mf-auth');
  if (terms === 'none') return null;
  return (
    <>
      <EulaText reading={reading} size="small" onRetry={retry} />
      <Checkbox
        label={t('eula.tick')}
        checked={ticked}
        disabled={terms !== 'to-accept'}
        error={terms === 'to-accept' ? error : undefined}
        onChange={onTick}
      />
    </>
  );
}
