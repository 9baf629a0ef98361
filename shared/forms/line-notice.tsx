import { useDoorTexts } from '../i18n';
import { Banner } from '../ui';
import { lineTexts } from './line-texts';
import { messageMark } from './show-fault';
import { type NeededLine, useMissingLine } from './use-missing-line';

export interface LineNoticeProps {
  readonly needed: NeededLine;
  /** Above a screen whose records are changed in place, rather than in a form. */
  readonly ofScreen?: boolean;
}

/** Why nothing can be sent at the moment, and nothing while it can. It has the focus when somebody presses all the same. */
export function LineNotice({ needed, ofScreen = false }: LineNoticeProps) {
  const { t } = useDoorTexts(lineTexts);
  const barn = useMissingLine(needed);
  if (barn === null) return null;
  return (
    <div {...messageMark} tabIndex={-1}>
      <Banner kind="info">{t(ofScreen ? 'line.changes' : 'line.needed', { barn })}</Banner>
    </div>
  );
}
