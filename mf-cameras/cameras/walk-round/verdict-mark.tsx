import { useTexts } from '@barnwatch/shared/i18n';
import { StateMark, type StateMarkProps } from '@barnwatch/shared/ui';
import type { Verdict } from './round';

const looks: Readonly<Record<Verdict, Omit<StateMarkProps, 'label'>>> = {
  fine: { tone: 'good' },
  problem: { tone: 'attention' },
  skipped: { tone: 'off', icon: 'chevron-right' },
};

/** A verdict as drawing, colour and word. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { t } = useTexts('mf-cameras');
  return <StateMark {...looks[verdict]} label={t(`walkRound.verdicts.${verdict}`)} />;
}
