import { knownReading, useAwaited } from '@barnwatch/shared/answers';
import { usePermission } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { useOutbox } from '@barnwatch/shared/outbox';
import { Age, PanelBoundary } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { type Day, daySpan } from '../../barn/day-choice/calendar-day';
import { inWalkingOrder, isDecommissioned, useBarnCameras } from '../../barn/places/barn-cameras';
import { permissionToCreate } from '../../incident-records/incident-actions/incident-actions';
import { lastValueOf } from '../../incident-records/record/use-incident';
import { OutboxEntries } from '../../writing/outbox-entries/outbox-entries';
import type { Finding } from '../dead-animals/finding';
import { findingsOfDay } from '../dead-animals/findings-query';
import { FindingsStatus } from '../dead-animals/findings-status';
import { useFindings } from '../dead-animals/use-findings';
import { barnPlaces, stateTotals } from './barn-places';
import { BarnPlan } from './barn-plan';
import { onlyIn, regionTotals } from './by-region';
import styles from './dead-animal-map.module.css';
import { NothingFound } from './nothing-found';
import { PlaceSection, placeId } from './place-section';
import { type ChosenRegion, RegionChoice } from './region-choice';
import { noRegions, RegionNotes, useRegions } from './regions-read';
import { findingKind, useFindingWrites } from './use-finding-writes';

const mayTell = permissionToCreate('barnState');
const maySeeRegions = { any: ['regions.view'] } as const;
const allRegions: ChosenRegion = { kind: 'all' };
const noFindings: readonly Finding[] = [];

export interface MapOfDayProps {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
}

/** The map of one day, from the first question to what can be seen. */
export function MapOfDay({ day, onDay }: MapOfDayProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const mayChange = usePermission(mayTell);
  const question = useMemo(() => findingsOfDay(day), [day]);
  const found = useFindings(question);
  const { answer, findings, receivedAt } = found;
  const camerasAnswer = useBarnCameras();
  const cameras = lastValueOf(camerasAnswer);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const seesRegions = usePermission(maySeeRegions);
  const regionsAnswer = useRegions(seesRegions);
  const regions = knownReading(regionsAnswer)?.value ?? noRegions;
  const [region, setRegion] = useState<ChosenRegion>(allRegions);
  const writes = useFindingWrites(findings ?? noFindings, answer.retry);
  const span = daySpan(day);
  const places = useMemo(
    () =>
      barnPlaces(
        inWalkingOrder(
          (cameras ?? []).filter((one) => !isDecommissioned(one)),
          language,
        ),
        writes.shown,
        regions,
      ),
    [cameras, language, writes.shown, regions],
  );
  const totals = useMemo(() => regionTotals(places), [places]);
  const isTold = totals.some(({ region }) => region !== null);
  // The last animal of a place may have been alive after all: then there is no such choice any more.
  const isStill = region.kind === 'one' && totals.some((one) => one.region === region.region);
  const chosenRegion: ChosenRegion = isTold && isStill ? region : allRegions;
  const shown = chosenRegion.kind === 'one' ? onlyIn(places, chosenRegion.region) : places;
  // Who may not see the cameras, or cannot reach them now, still gets the findings, by the names of the barn.
  const isOrderKnown = cameras !== null || camerasAnswer.state === 'failed';
  // The choice of a place stands above the findings: come after them, it would push them away.
  const awaitsRegions = useAwaited(seesRegions && regionsAnswer.state === 'loading');
  const isKnown = findings !== null && isOrderKnown && !awaitsRegions;
  return (
    <>
      <WaitingFindings />
      <FindingsStatus found={found} height="20rem" isAwaited={answer.state === 'ready' && !isKnown} />
      {isKnown && writes.shown.length === 0 && (
        <>
          {places.length > 0 && (
            <PanelBoundary name="plan of the barn" what={t('panel.part')} subject={places}>
              <BarnPlan places={places} onChoose={null} />
            </PanelBoundary>
          )}
          <NothingFound day={day} onDay={onDay} />
        </>
      )}
      {isKnown && writes.shown.length > 0 && (
        <>
          <Totals findings={writes.shown} receivedAt={receivedAt} />
          {seesRegions && <RegionNotes reading={regionsAnswer} />}
          {isTold && <RegionChoice totals={totals} chosen={chosenRegion} onChoose={setRegion} />}
          <PanelBoundary name="plan of the barn" what={t('panel.part')} subject={shown}>
            <BarnPlan
              places={shown}
              onChoose={(cameraId, { incidentId }) => {
                setChosenId(incidentId);
                const section = document.getElementById(placeId(cameraId));
                section?.scrollIntoView({ block: 'start' });
                section?.focus({ preventScroll: true });
              }}
            />
          </PanelBoundary>
          <div className={styles.places}>
            {shown.map((place) => (
              <PanelBoundary
                key={place.camera?.cameraId ?? ''}
                name={`dead animals at ${place.camera?.cameraId ?? 'no camera'}`}
                what={t('panel.part')}
                subject={place}
              >
                <PlaceSection
                  place={place}
                  span={span}
                  mayChange={mayChange}
                  writes={writes}
                  chosenId={chosenId}
                  onChoose={setChosenId}
                />
              </PanelBoundary>
            ))}
          </div>
        </>
      )}
    </>
  );
}

interface TotalsProps {
  readonly findings: readonly Finding[];
  readonly receivedAt: number | null;
}

function Totals({ findings, receivedAt }: TotalsProps) {
  const { t } = useTexts('mf-incidents');
  const { found, collected, notDead } = stateTotals(findings);
  return (
    <p className={styles.totals}>
      <output>
        {[
          t('deadAnimalMap.toCollect', { count: found }),
          t('deadAnimalMap.collected', { count: collected }),
          ...(notDead > 0 ? [t('deadAnimalMap.notDead', { count: notDead })] : []),
        ].join(' · ')}
      </output>
      {receivedAt !== null && (
        <span className={styles.asOf}>
          {t('status.asOf')} <Age since={receivedAt} plain />
        </span>
      )}
    </p>
  );
}

/** What is stuck on the device is shown; what is only on its way would come and go at every tap. */
function WaitingFindings() {
  const { entries } = useOutbox(findingKind);
  const isStuck = entries.some(({ standing }) => standing.kind === 'needs-you' || standing.error !== null);
  return isStuck ? <OutboxEntries kind={findingKind} onEdit={null} /> : null;
}
