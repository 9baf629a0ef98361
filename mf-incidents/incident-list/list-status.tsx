import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, Button, IconButton, RequestFailure } from '@barnwatch/shared/ui';
import styles from './incident-list.module.css';
import type { IncidentsAtHand, ListWork } from './incident-list-state';

export interface ListStatusProps {
  readonly list: IncidentsAtHand;
  readonly work: ListWork;
  /** Cards on the page. */
  readonly shown: number;
  /** Incidents at hand that contain the text; null without a text. */
  readonly found: number | null;
  readonly onRefresh: () => void;
  readonly onTryAgain: () => void;
}

/** How much of the list is on the page, how old it is, and what is wrong with it. */
export function ListStatus({ list, work, shown, found, onRefresh, onTryAgain }: ListStatusProps) {
  const { t } = useTexts('mf-incidents');
  const words = useCountWords(list, shown, found);
  const searchesOn = found !== null && work.kind === 'reading' && work.purpose === 'go-on';
  return (
    <>
      <div className={styles.status}>
        <output>{searchesOn ? t('status.searching', { words }) : words}</output>
        <span className={styles.asOf}>
          {t('status.asOf')} <Age since={list.receivedAt} plain />
          <IconButton icon="retry" name={t('status.refresh')} onClick={onRefresh} />
        </span>
      </div>
      {work.kind === 'failed' && (
        <RequestFailure
          error={work.error}
          what={t(work.purpose === 'refresh' ? 'status.notRefreshed' : 'status.notReadOn')}
          onRetry={onTryAgain}
          form="line"
        />
      )}
      {list.unreadable > 0 && <Banner kind="warning">{t('status.unreadable', { count: list.unreadable })}</Banner>}
      {list.moved && (
        <Banner kind="info" action={<Button onClick={onRefresh}>{t('status.refresh')}</Button>}>
          {t('status.moved')}
        </Banner>
      )}
    </>
  );
}

/** “50 of 312 shown”; with a text, also how far it was searched. */
function useCountWords({ next, total }: IncidentsAtHand, shown: number, found: number | null): string {
  const { t, language } = useTexts('mf-incidents');
  const number = (value: number) => formatNumber(value, language);
  if (found === null) {
    if (shown === total) return t('status.all', { count: total });
    return t('status.part', { shown: number(shown), total: number(total) });
  }
  const matches = shown < found ? t('status.foundPart', { shown: number(shown), found: number(found) }) : null;
  const words = matches ?? t('status.found', { count: found });
  return next < total
    ? t('status.searchedPart', { words, searched: number(next), total: number(total) })
    : t('status.searchedAll', { words, total: number(total) });
}
