import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, RequestFailure, useMediaQuery } from '@barnwatch/shared/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ContainedCard } from '../../incident-records/cards/contained-card';
import cardStyles from '../../incident-records/cards/incident-cards.module.css';
import { countWords } from '../../incident-records/lists/count-words';
import { ListStatus } from '../../incident-records/lists/list-status';
import type { IncidentList } from '../../incident-records/lists/use-incident-list';
import type { Incident } from '../../incident-records/record/incident';
import { useOwnWords } from '../../incident-records/words/use-own-words';
import { ReviewBar } from '../review/review-bar';
import { isReviewed } from '../review/review-marks';
import type { Review } from '../review/use-review-marks';
import { useReviewKeys, useSelection } from '../review/use-selection';
import { type IncidentFilter, isFiltered } from '../search/incident-filter';
import { useFoundIncidents } from '../search/use-found-incidents';
import { IncidentCard } from './incident-card';

export interface IncidentsProps {
  readonly barnId: string;
  readonly review: Review;
  readonly filter: IncidentFilter;
  /** Shows all incidents again. */
  readonly onClear: () => void;
}

export interface KnownIncidentsProps extends IncidentsProps {
  readonly list: IncidentList & { readonly known: NonNullable<IncidentList['known']> };
  /** By what only this device can tell: the text, the marks. */
  readonly searches: boolean;
  readonly cards: number;
  readonly onMore: () => void;
  readonly onSearchOn: () => void;
}

/** What is known of a selection of incidents, fresh or old. */
export function KnownIncidents(props: KnownIncidentsProps) {
  const { barnId, review, filter, onClear, list, searches, cards, onMore, onSearchOn } = props;
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  // There the list begins at once; what is done with many stands below it, and moves no card when one is selected.
  const isPhone = useMediaQuery('(max-width: 599px), (max-height: 500px)');
  const { known, error, refreshing, behind, refresh } = list;
  // Presses and typing are answered at once; fifty cards take a while to draw on a weak phone.
  const atHand = useDeferredValue(known.list);
  const text = useDeferredValue(filter.text);
  const { marks, mark } = review;
  const { incidents } = atHand;
  const ownWords = useOwnWords(useMemo(() => incidents.map((incident) => ({ barnId, incident })), [incidents, barnId]));
  const own = ownWords.of(barnId);
  const sought = { incidents, text, unreviewed: filter.unreviewed, marks, cards, own };
  const { matches, shown, hidden } = useFoundIncidents(sought, t);
  const isFresh = error === null;
  const latestHidden = useRef(hidden);
  latestHidden.current = hidden;
  useEffect(() => {
    // The barn is back: what its hidden records said can be read with the rest.
    if (isFresh && latestHidden.current.error !== null) latestHidden.current.retry();
  }, [isFresh]);
  const { ids, select, selectAll, clear } = useSelection();
  const chosen = shown.filter(({ incidentId }) => ids.has(incidentId));
  const onReview = useCallback((incident: Incident, reviewed: boolean) => mark([incident], reviewed), [mark]);
  const selectShown = () => selectAll(shown.map(({ incidentId }) => incidentId));
  useReviewKeys({
    review: (focused) => {
      const meant = chosen.length > 0 ? chosen : shown.filter(({ incidentId }) => incidentId === focused);
      mark(meant, !meant.every((incident) => isReviewed(marks, incident)));
      clear();
    },
    selectAll: selectShown,
    clear,
    hasSelection: chosen.length > 0,
  });

  const readsOn = behind && refreshing;
  // What could not be read on is tried again beside its failure.
  const mayGoOn = readsOn || !behind || error === null;
  const hasMore = matches.length > shown.length || (!searches && !atHand.isComplete);
  const mayReachOn = searches && !atHand.isComplete && !behind;
  const unreviewed = shown.filter((incident) => !isReviewed(marks, incident)).length;
  const counts = {
    list: atHand,
    shown: shown.length,
    found: searches ? matches.length : null,
    searchesOn: searches && readsOn,
  };
  const reviewBar = shown.length > 0 && (
    <ReviewBar
      shown={shown.length}
      unreviewed={unreviewed}
      selected={chosen.length}
      onSelectAll={selectShown}
      onClear={clear}
      onMark={(reviewed) => {
        mark(chosen, reviewed);
        clear();
      }}
    />
  );
  return (
    <>
      {ownWords.questions}
      <ListStatus
        words={[
          countWords(counts, t, language),
          isPhone && shown.length > 0 && t('review.unreviewed', { count: unreviewed }),
        ]
          .filter(Boolean)
          .join(' · ')}
        receivedAt={known.receivedAt}
        unreadable={atHand.unreadable > 0 ? t('status.unreadable', { count: atHand.unreadable }) : null}
        failure={error && { error, what: t(behind ? 'status.notReadOn' : 'status.notRefreshed') }}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      {hidden.error && error === null && (
        <RequestFailure
          error={hidden.error}
          what={t('documentation.hiddenFailed')}
          onRetry={hidden.retry}
          retrying={hidden.loading}
          form="line"
        />
      )}
      {shown.length === 0 && atHand.isComplete && (
        <EmptyState
          icon="incident"
          hint={t(isFiltered(filter) ? 'incidentList.noMatch' : 'incidentList.none')}
          action={isFiltered(filter) && <Button onClick={onClear}>{t('incidentList.showAll')}</Button>}
        />
      )}
      {!isPhone && reviewBar}
      <ul className={cardStyles.list}>
        {shown.map((incident) => (
          <ContainedCard key={incident.incidentId} kind="incident" incidentId={incident.incidentId} subject={incident}>
            <IncidentCard
              incident={incident}
              barnId={barnId}
              own={own}
              reviewed={isReviewed(marks, incident)}
              selected={ids.has(incident.incidentId)}
              onSelect={select}
              onReview={onReview}
              onDone={refresh}
            />
          </ContainedCard>
        ))}
      </ul>
      {isPhone && reviewBar}
      {hasMore && mayGoOn && (
        <div className={cardStyles.more}>
          <Button busy={readsOn} onClick={onMore}>
            {t('incidentList.more')}
          </Button>
        </div>
      )}
      {mayReachOn && (
        <div className={cardStyles.more}>
          <Button icon="search" onClick={onSearchOn}>
            {t('incidentList.searchOn')}
          </Button>
        </div>
      )}
    </>
  );
}
