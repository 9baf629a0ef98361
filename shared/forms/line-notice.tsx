import { useTexts } from '../i18n';
import { Banner } from '../ui';
import { messageMark } from './show-fault';
import { type NeededLine, useMissingLine } from './use-missing-line';

/** Why nothing can be sent at the moment, and nothing while it can. It has the focus when somebody presses all the same. */
export function LineNotice({ needed }: { readonly needed: NeededLine }) {
  const { t } = useTexts();
  const barn = useMissingLine(needed);
  if (barn === null) return null;
  return (
    <div {...messageMark} tabIndex={-1}>
      <Banner kind="info">{t('line.needed', { barn })}</Banner>
    </div>
  );
}
