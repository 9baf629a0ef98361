import { knownReading } from '@barnwatch/shared/answers';
import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { formatNumber, formatShare, useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Banner, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import type { DistributionSetup } from '../animal-distribution/distribution';
import { placeAnimals, placeShares } from '../animal-distribution/place-shares';
import { useDistribution, useDistributionSetups } from '../animal-distribution/use-distribution';
import styles from './places-of-camera.module.css';

export interface PlacesOfCameraProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
}

const maySeeData = { any: ['data.view'] } as const;
const lastDay = { kind: 'latest', name: '1d' } as const;

/** How many animals were in each region of a camera. Asked for when it is opened (decision 0064). */
export function PlacesOfCamera(props: PlacesOfCameraProps) {
  const { t } = useTexts('mf-cameras');
  const [isOpen, setIsOpen] = useState(false);
  const isPermitted = usePermission(maySeeData, props.instance.globalUniqueIdentifier);
  if (!isPermitted) return null;
  return (
    <details className={styles.places} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('placesOfCamera.title')}</summary>
      {isOpen && <Setups {...props} />}
    </details>
  );
}

function Setups({ instance, cameraId }: PlacesOfCameraProps) {
  const { t } = useTexts('mf-cameras');
  const canOpen = useCanOpen();
  const answer = useDistributionSetups(cameraId);
  const known = knownReading(answer);
  const own = known?.value.filter(({ cameraIds }) => cameraIds.includes(cameraId)) ?? [];
  // A camera may be counted with its house and with the whole barn: one of them is enough, it is asked for alone.
  const setups = own.filter(({ regionType }, at) => own.findIndex((one) => one.regionType === regionType) === at);
  const editor = generatePath('/dashboard/:barnId/administration/polygon-editor/:cameraId', {
    barnId: instance.globalUniqueIdentifier,
    cameraId,
  });
  return (
    <div className={styles.content}>
      <p className={styles.muted}>{t('placesOfCamera.lead')}</p>
      {answer.state === 'failed' && (
        <RequestFailure
          form="line"
          error={answer.error}
          what={t('placesOfCamera.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
        />
      )}
      {answer.state === 'loading' && <Skeleton height="6rem" />}
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">{t('barnFacts.setAside', { count: known.setAside.length })}</Banner>
      )}
      {known && setups.length === 0 && <p>{t('placesOfCamera.none')}</p>}
      {setups.map((setup) => (
        <PlacesOfType key={setup.animalDistributionId} instance={instance} cameraId={cameraId} setup={setup} />
      ))}
      {canOpen(editor) && <SuiteLink to={editor}>{t('placesOfCamera.draw')}</SuiteLink>}
    </div>
  );
}

interface PlacesOfTypeProps extends PlacesOfCameraProps {
  readonly setup: DistributionSetup;
}

function PlacesOfType({ instance, cameraId, setup }: PlacesOfTypeProps) {
  const { t, language } = useTexts('mf-cameras');
  const cameraIds = useMemo(() => [cameraId], [cameraId]);
  const { answer } = useDistribution(instance, setup, lastDay, cameraIds);
  const reading = knownReading(answer);
  const known = reading?.value;
  const unreadable = reading?.setAsideWithin.length ?? 0;
  const animals = known && placeAnimals(known.samples);
  const places = known ? placeShares(known.samples, null) : [];
  const title = t('placesOfCamera.ofType', { type: setup.regionType });
  return (
    <section aria-label={title} aria-busy={answer.state === 'loading'}>
      <h3 className={styles.type}>{title}</h3>
      {answer.state === 'failed' && (
        <RequestFailure
          form="line"
          error={answer.error}
          what={t('placesOfCamera.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
        />
      )}
      {answer.state === 'loading' && <Skeleton height="6rem" />}
      {unreadable > 0 && <Banner kind="warning">{t('distribution.unreadable', { count: unreadable })}</Banner>}
      {known && known.progress < 1 && <p role="status">{t('distribution.unfinished')}</p>}
      {known && places.length === 0 && known.progress === 1 && <p>{t('placesOfCamera.empty')}</p>}
      {places.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('placesOfCamera.place')}</th>
              <th scope="col">{t('placesOfCamera.animals')}</th>
              <th scope="col">{t('placesOfCamera.share')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, mean }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{animals ? formatNumber(animals.get(place) ?? 0, language) : '–'}</td>
                <td>{formatShare(mean, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
