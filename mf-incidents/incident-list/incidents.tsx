import { useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, RequestFailure } from '@barnwatch/shared/ui';
import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { IncidentCard } from './incident-card';
import { type IncidentFilter, isFiltered } from './incident-filter';
import styles from './incident-list.module.css';
import { IncidentListSkeleton } from './incident-list-skeleton';
import { found, searchable } from './incident-search';
import { ListStatus } from './list-status';
import { pageLength, searchStride } from './reading-plan';
import { useIncidentList } from './use-incident-list';

export interface IncidentsProps {
  readonly filter: IncidentFilter;
  /** Shows all incidents again. */
  readonly onClear: () => void;
}

/** The incidents of one selection: as many cards as were asked for, and always how many there are in all. */
export function Incidents({ filter, onClear }: IncidentsProps) {
  const { t } = useTexts('mf-incidents');
  const [cards, setCards] = useState(pageLength);
  const [searchReach, setSearchReach] = useState(searchStride);
  // The text field answers each key at once; the cards follow.
  const text = useDeferredValue(filter.text);
  const searches = text.trim() !== '';
  const { state, refresh, tryAgain } = useIncidentList(filter, { cards, search: searches ? searchReach : null });
  const list = state.kind === 'ready' ? state.list : null;
  const index = useMemo(() => searchable(list?.incidents ?? [], t), [list?.incidents, t]);
  const matches = useMemo(() => found(index, text), [index, text]);

  switch (state.kind) {
    case 'loading':
      return <IncidentListSkeleton />;
    case 'failed':
      return (
        <RequestFailure
          error={state.error}
          what={t('incidentList.failed')}
          onRetry={tryAgain}
          retrying={state.retrying}
        />
      );
    case 'ready': {
      const { next, total } = state.list;
      const shown = matches.slice(0, cards);
      const isReading = state.work.kind === 'reading' && state.work.purpose === 'go-on';
      const mayGoOn = state.work.kind !== 'failed' || state.work.purpose !== 'go-on';
      const hasMore = matches.length > shown.length || (!searches && next < total);
      const mayReachOn = searches && next < total && next >= searchReach;
      return (
        <>
          <ListStatus
            list={state.list}
            work={state.work}
            shown={shown.length}
            found={searches ? matches.length : null}
            onRefresh={refresh}
            onTryAgain={tryAgain}
          />
          {shown.length === 0 && !isReading && next >= total && (
            <EmptyState
              icon="incident"
              hint={t(isFiltered(filter) ? 'incidentList.noMatch' : 'incidentList.none')}
              action={isFiltered(filter) && <Button onClick={onClear}>{t('incidentList.showAll')}</Button>}
            />
          )}
          <ul className={styles.list}>
            {shown.map((incident) => (
              <IncidentCard key={incident.incidentId} incident={incident} />
            ))}
          </ul>
          {hasMore && mayGoOn && (
            <div className={styles.more}>
              <Button busy={isReading} onClick={() => startTransition(() => setCards(cards + pageLength))}>
                {t('incidentList.more')}
              </Button>
            </div>
          )}
          {mayReachOn && mayGoOn && (
            <div className={styles.more}>
              <Button busy={isReading} icon="search" onClick={() => setSearchReach(searchReach + searchStride)}>
                {t('incidentList.searchOn')}
              </Button>
            </div>
          )}
        </>
      );
    }
  }
}
