import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, EmptyState, RequestFailure } from '@barnwatch/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { ContainedCard } from '../../incident-records/cards/contained-card';
import cardStyles from '../../incident-records/cards/incident-cards.module.css';
import { countWords } from '../../incident-records/lists/count-words';
import { IncidentListSkeleton } from '../../incident-records/lists/incident-list-skeleton';
import { ListStatus } from '../../incident-records/lists/list-status';
import { pageLength, useIncidentList } from '../../incident-records/lists/use-incident-list';
import type { IncidentSelection } from '../../incident-records/record/incident-query';
import { useOwnWords } from '../../incident-records/words/use-own-words';
import { useRefreshAfterSending } from '../../writing/outbox/use-refresh-after-sending';
import { useEventsOf } from '../steps/use-events-of';
import { InterventionCard } from './intervention-card';

export interface InterventionListProps {
  readonly selection: IncidentSelection;
  /** What it means that there is none. */
  readonly emptyHint: string;
}

/** The interventions of a selection, as many as were asked for, and always how many there are in all. */
export function InterventionList({ selection, emptyHint }: InterventionListProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const barn = useSelectedBarn();
  const barnId = barn?.globalUniqueIdentifier ?? '';
  const [cards, setCards] = useState(pageLength);
  const { known, error, refreshing, behind, refresh } = useIncidentList(selection, { wanted: cards, keep: true });
  useRefreshAfterSending(refresh);
  const incidents = known?.list.incidents;
  const shown = useMemo(
    () => (incidents ?? []).slice(0, cards).map((incident) => ({ barnId, barnName: '', incident })),
    [incidents, cards, barnId],
  );
  // What is kept is about to be read afresh, and its steps would be asked for twice (product P29).
  const steps = useEventsOf(
    shown,
    useCallback(() => !refreshing, [refreshing]),
  );
  const ownWords = useOwnWords(shown);
  if (known === null) {
    if (error === null) return <IncidentListSkeleton />;
    return <RequestFailure error={error} what={t('interventions.failed')} onRetry={refresh} retrying={refreshing} />;
  }
  const { list, receivedAt } = known;
  const stepsError = steps.failures.get(barnId);
  const all = list.isComplete && shown.length === list.incidents.length;
  const words = countWords({ list, shown: shown.length, found: null, searchesOn: false }, t, language);
  return (
    <>
      {ownWords.questions}
      <ListStatus
        words={all ? t('interventions.all', { count: shown.length }) : words}
        receivedAt={receivedAt}
        unreadable={list.unreadable > 0 ? t('interventions.unreadable', { count: list.unreadable }) : null}
        failure={error && { error, what: t('status.notRefreshed') }}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      {stepsError && error === null && (
        <RequestFailure
          error={stepsError}
          what={t('incident.eventsFailed')}
          onRetry={() => steps.retry(barnId)}
          form="line"
        />
      )}
      {steps.unreadableAt.has(barnId) && (
        <Banner kind="warning">
          {t('globalInterventions.stepsUnreadable', { barn: barn ? shownName(barn) : barnId })}
        </Banner>
      )}
      {list.read === 0 && <EmptyState icon="incident" hint={emptyHint} />}
      <ul className={cardStyles.list}>
        {shown.map((intervention) => {
          const { incident } = intervention;
          return (
            <ContainedCard
              key={incident.incidentId}
              kind="incident"
              incidentId={incident.incidentId}
              subject={incident}
            >
              <InterventionCard
                incident={incident}
                barnId={barnId}
                own={ownWords.of(barnId)}
                steps={steps.of(intervention)}
                onDone={refresh}
              />
            </ContainedCard>
          );
        })}
      </ul>
      {!all && (
        <div className={cardStyles.more}>
          <Button busy={behind && refreshing} onClick={() => setCards(cards + pageLength)}>
            {t('interventions.more')}
          </Button>
        </div>
      )}
    </>
  );
}
