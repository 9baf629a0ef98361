import { usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import type { DaySpan } from '../../barn/day-choice/calendar-day';
import { permissionToCreate } from '../../incident-records/incident-actions/incident-actions';
import { cameraMomentAddress, newInterventionAddress } from '../../incident-records/record/incident-addresses';
import type { BarnPlace } from './barn-places';
import styles from './dead-animal-map.module.css';
import { FindingRow } from './finding-row';
import { PlacePicture } from './place-picture';
import type { FindingWrites } from './use-finding-writes';

const mayIntervene = permissionToCreate('barnIntervention');

export interface PlaceSectionProps {
  readonly place: BarnPlace;
  readonly span: DaySpan;
  readonly mayChange: boolean;
  readonly writes: FindingWrites;
  /** Id of the chosen finding on the page; that of another place counts for nothing here. */
  readonly chosenId: string | null;
  readonly onChoose: (incidentId: string) => void;
}

/** What was found on the pictures of one camera. */
export function PlaceSection({ place, span, mayChange, writes, chosenId, onChoose }: PlaceSectionProps) {
  const { t } = useTexts('mf-incidents');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const canOpen = useCanOpen();
  const intervenes = usePermission(mayIntervene);
  const { camera, findings, regions } = place;
  const chosen = findings.find(({ incidentId }) => incidentId === chosenId) ?? findings[0];
  if (!chosen) return null;
  const title = camera?.name ?? t('deadAnimalMap.noCamera');
  const address = camera && cameraMomentAddress(barnId, camera.cameraId, camera.name, chosen.foundAt);
  const recordAddress = camera && newInterventionAddress(barnId, camera.cameraId, chosen.foundAt);
  const id = placeId(camera?.cameraId ?? null);
  return (
    <section id={id} className={styles.place} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className={styles.placeHead}>
        <h2 id={`${id}-title`} className={styles.placeTitle}>
          {title}
        </h2>
        {address && canOpen(address) && (
          <SuiteLink className={buttonClass('plain')} to={address}>
            <Icon name="camera" size={18} /> {t('deadAnimalMap.openCamera')}
          </SuiteLink>
        )}
        {recordAddress && intervenes && (
          <SuiteLink className={buttonClass('plain')} to={recordAddress} state={roundTrip}>
            <Icon name="intervention" size={18} /> {t('deadAnimalMap.record')}
          </SuiteLink>
        )}
      </header>
      {camera && (
        <PlacePicture
          camera={camera}
          findings={findings}
          regions={regions}
          chosen={chosen}
          onChoose={({ incidentId }) => onChoose(incidentId)}
        />
      )}
      <ul className={styles.rows}>
        {findings.map((finding) => (
          <FindingRow
            key={finding.incidentId}
            finding={finding}
            isFromBefore={finding.foundAt < span.start}
            mayChange={mayChange}
            isChosen={finding.incidentId === chosen.incidentId}
            onChoose={() => onChoose(finding.incidentId)}
            last={writes.last}
            error={writes.errors.get(finding.incidentId) ?? null}
            onPress={writes.press}
            onUndo={writes.undo}
          />
        ))}
      </ul>
    </section>
  );
}

/** Where the part of a camera is on the page. */
export function placeId(cameraId: string | null): string {
  return `place-${encodeURIComponent(cameraId ?? '')}`;
}
