import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, EmptyState, IconButton, RequestFailure } from '@barnwatch/shared/ui';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { ContainedCard } from '../../incident-records/cards/contained-card';
import cardStyles from '../../incident-records/cards/incident-cards.module.css';
import { IncidentListSkeleton } from '../../incident-records/lists/incident-list-skeleton';
import { pageLength } from '../../incident-records/lists/use-incident-list';
import { useOwnWords } from '../../incident-records/words/use-own-words';
import type { BarnPart } from '../all-barns/barn-parts';
import { BarnStatusList } from '../all-barns/barn-status-list';
import {
  type GlobalIntervention,
  type GlobalView,
  globalKey,
  mergedInterventions,
} from '../all-barns/merged-interventions';
import { useGlobalInterventions } from '../all-barns/use-global-interventions';
import { type KnownSteps, useEventsOf } from '../steps/use-events-of';
import { GlobalInterventionCard } from './global-intervention-card';
import styles from './global-interventions.module.css';

export interface GlobalListProps {
  readonly barns: readonly InstanceView[];
  readonly view: GlobalView;
}

/** The interventions of all barns that have answered so far, and how each barn stands. */
export function GlobalList({ barns, view }: GlobalListProps) {
  const { t, language } = useTexts('mf-incidents');
  const { parts, refresh, readOn } = useGlobalInterventions(barns, view);
  const [cards, setCards] = useState(pageLength);
  const merged = useMemo(() => {
    const names = new Map(barns.map((barn) => [barn.globalUniqueIdentifier, shownName(barn)]));
    return mergedInterventions(parts, names, view);
  }, [parts, barns, view]);
  const shown = useMemo(() => merged.slice(0, cards), [merged, cards]);
  const isTold = useCallback(({ barnId }: GlobalIntervention) => parts.get(barnId)?.hand?.isKept === false, [parts]);
  // A barn that has not told its interventions yet is not asked for their steps.
  const steps = useEventsOf(shown, isTold);
  const stepsOf = (intervention: GlobalIntervention): KnownSteps => {
    const known = steps.of(intervention);
    return known.kind === 'known' || isTold(intervention) ? known : stepsOfKept(parts.get(intervention.barnId));
  };
  const ownWords = useOwnWords(shown);
  const isAsking = [...parts.values()].some(({ asking }) => asking);
  // Where no barn has answered, nobody knows whether there is nothing.
  const hasAnswer = [...parts.values()].some(({ hand }) => hand?.isKept === false);
  const nameOf = (barnId: string) => {
    const barn = barns.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === barnId);
    return barn ? shownName(barn) : barnId;
  };
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      {ownWords.questions}
      <BarnStatusList barns={barns} parts={parts} onRetry={refresh} onReadOn={readOn} />
      {merged.length > 0 && (
        <div className={styles.status}>
          <output>{t('status.part', { shown: number(shown.length), total: number(merged.length) })}</output>
          <IconButton icon="retry" name={t('status.refresh')} onClick={() => refresh()} />
        </div>
      )}
      {[...steps.failures].map(([barnId, error]) => (
        <RequestFailure
          key={barnId}
          error={error}
          what={t('globalInterventions.stepsFailed', { barn: nameOf(barnId) })}
          onRetry={() => steps.retry(barnId)}
          form="line"
        />
      ))}
      {[...steps.unreadableAt].map((barnId) => (
        <Banner key={barnId} kind="warning">
          {t('globalInterventions.stepsUnreadable', { barn: nameOf(barnId) })}
        </Banner>
      ))}
      {merged.length === 0 && isAsking && <IncidentListSkeleton />}
      {merged.length === 0 && !isAsking && hasAnswer && (
        <EmptyState icon="intervention" hint={t(`globalInterventions.none.${view}`)} />
      )}
      <ul className={cardStyles.list}>
        {shown.map((intervention) => (
          <ContainedCard
            key={globalKey(intervention)}
            kind="incident"
            incidentId={intervention.incident.incidentId}
            subject={intervention}
          >
            <GlobalInterventionCard
              intervention={intervention}
              own={ownWords.of(intervention.barnId)}
              steps={stepsOf(intervention)}
            />
          </ContainedCard>
        ))}
      </ul>
      {shown.length < merged.length && (
        <div className={cardStyles.more}>
          <Button onClick={() => startTransition(() => setCards(cards + pageLength))}>{t('interventions.more')}</Button>
        </div>
      )}
    </>
  );
}

const awaited: KnownSteps = { kind: 'asking' };
const unknown: KnownSteps = { kind: 'failed' };

/** Where none are kept they come with the barn's answer, or are not known. */
function stepsOfKept(part: BarnPart | undefined): KnownSteps {
  return part?.error ? unknown : awaited;
}
