import { knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { EmptyState, RequestFailure, SegmentedControl, SelectField } from '@barnwatch/shared/ui';
import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import { CountsLoading } from '../chart/counts-loading';
import { graphReaches } from '../spans/graph-address';
import styles from './animal-distribution.module.css';
import { DistributionOf, type DistributionOfProps } from './distribution-of';
import { orderedSetups } from './ordered-setups';
import { useDistributionSetups } from './use-distribution';

export type DistributionPanelProps = Omit<DistributionOfProps, 'setup' | 'cameraId'> & {
  readonly camera: AddressedCamera;
};

/** How the animals of a house spread over its places; the houses that this camera looks into come first. */
export function DistributionPanel(props: DistributionPanelProps) {
  const { camera, view, onChange } = props;
  const { t } = useTexts('mf-cameras');
  const answer = useDistributionSetups(camera.cameraId);
  const read = knownReading(answer);
  const known = read?.value;
  const setAside = read?.setAside.length ?? 0;
  const setups = orderedSetups(known ?? [], camera.cameraId);
  const chosen = setups.find(({ animalDistributionId }) => animalDistributionId === view.distribution) ?? setups[0];
  const takesPart = chosen?.cameraIds.includes(camera.cameraId) ?? false;
  const isAlone = takesPart && (view.reach === 'camera' || chosen?.cameraIds.length === 1);
  return (
    <>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t('distribution.setupFailed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form={known ? 'line' : 'area'}
        />
      )}
      {answer.state === 'loading' && <CountsLoading share={0} />}
      {setAside > 0 && <p className={styles.note}>{t('barnFacts.setAside', { count: setAside })}</p>}
      {known && !chosen && setAside === 0 && <EmptyState icon="region" hint={t('distribution.noSetup')} />}
      {chosen && (
        <>
          {setups.length > 1 && (
            <div className={styles.setup}>
              <SelectField
                label={t('distribution.setup')}
                value={chosen.animalDistributionId}
                options={setups.map(({ animalDistributionId, name }) => ({ value: animalDistributionId, label: name }))}
                onChange={(distribution) => onChange({ distribution })}
              />
            </div>
          )}
          {takesPart && chosen.cameraIds.length > 1 && (
            <SegmentedControl
              label={t('distribution.reach')}
              value={view.reach}
              segments={graphReaches.map((value) => ({ value, label: t(`distribution.reaches.${value}`) }))}
              onChange={(reach) => onChange({ reach })}
            />
          )}
          {!takesPart && <p className={styles.note}>{t('distribution.without', { name: camera.name })}</p>}
          <DistributionOf
            key={`${chosen.animalDistributionId} ${isAlone}`}
            {...props}
            setup={chosen}
            cameraId={isAlone ? camera.cameraId : null}
          />
        </>
      )}
    </>
  );
}
