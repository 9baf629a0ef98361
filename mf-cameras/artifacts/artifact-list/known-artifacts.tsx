import { knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import {
  Age,
  Banner,
  Button,
  EmptyState,
  IconButton,
  PanelBoundary,
  RequestFailure,
  Skeleton,
} from '@barnwatch/shared/ui';
import { useState } from 'react';
import { useDownloads } from '../downloads/use-downloads';
import { useArtifacts } from '../records/use-artifacts';
import { ArtifactCard } from './artifact-card';
import styles from './artifact-list.module.css';
import { type ArtifactFilter, artifactQuestion, isFiltered, pageLength } from './artifacts-address';
import { artifactAddress } from './artifacts-ways';

export interface KnownArtifactsProps {
  readonly instance: InstanceView;
  readonly cameraName: (cameraId: string) => string;
  readonly filter: ArtifactFilter;
  readonly pages: number;
  readonly onClear: () => void;
  readonly onMore: () => void;
}

/** The artifacts of one selection, from the first question to what can be seen. */
export function KnownArtifacts({ instance, cameraName, filter, pages, onClear, onMore }: KnownArtifactsProps) {
  const { t } = useTexts('mf-cameras');
  const downloads = useDownloads(instance);
  const [isMaking, setMaking] = useState(false);
  const [question] = useState(() => artifactQuestion(filter, Date.now() + (instance.clockOffsetMs ?? 0)));
  const reading = useArtifacts({
    question,
    pageLength,
    wanted: pages * pageLength,
    // A list of a span that moves on is never asked for again: it would only fill the device.
    keep: filter.made === null,
    isMaking,
  });
  const known = knownReading(reading);
  if (known === null) {
    if (reading.state !== 'failed') return <ArtifactsSkeleton />;
    const { error, retry, refreshing } = reading;
    return <RequestFailure error={error} what={t('artifacts.listFailed')} onRetry={retry} retrying={refreshing} />;
  }
  const { items, total } = known.value;
  const isPending = items.some(({ state }) => state === 'pending');
  if (isMaking !== isPending) setMaking(isPending);
  const isBusy = reading.state === 'ready' && reading.refreshing;
  const barnId = instance.globalUniqueIdentifier;
  return (
    <>
      <div className={styles.status}>
        <output>{t('artifacts.shown', { shown: items.length, total })}</output>
        <span className={styles.asOf}>
          {t('artifacts.asOf')} <Age since={known.receivedAt} plain />
          <IconButton icon="retry" name={t('artifacts.refresh')} onClick={reading.retry} />
        </span>
      </div>
      {reading.state === 'failed' && (
        <RequestFailure
          error={reading.error}
          what={t('artifacts.notRefreshed')}
          onRetry={reading.retry}
          retrying={reading.refreshing}
          form="line"
        />
      )}
      {known.setAside.length > 0 && (
        <Banner kind="warning">{t('artifacts.setAside', { count: known.setAside.length })}</Banner>
      )}
      {items.length === 0 && known.setAside.length === 0 && (
        <EmptyState
          icon="heatmap"
          hint={t(isFiltered(filter) ? 'artifacts.noMatch' : 'artifacts.none')}
          action={isFiltered(filter) && <Button onClick={onClear}>{t('artifacts.showAll')}</Button>}
        />
      )}
      <ul className={styles.list}>
        {items.map((artifact) => (
          <li key={artifact.artifactId}>
            <PanelBoundary name={`artifact ${artifact.artifactId}`} what={t('artifacts.cardThrew')} subject={artifact}>
              <ArtifactCard
                instance={instance}
                artifact={artifact}
                downloads={downloads}
                cameraName={cameraName}
                address={artifactAddress(barnId, artifact.artifactId)}
              />
            </PanelBoundary>
          </li>
        ))}
      </ul>
      {!known.value.isComplete && (
        <div className={styles.more}>
          <Button busy={isBusy && items.length < pages * pageLength} onClick={onMore}>
            {t('artifacts.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function ArtifactsSkeleton() {
  const { t } = useTexts('mf-cameras');
  return (
    <div role="status" aria-label={t('artifacts.loading')}>
      <div className={styles.status}>
        <Skeleton width="10em" />
      </div>
      <div className={styles.list}>
        {Array.from({ length: 6 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Skeleton key={place} height="26rem" />
        ))}
      </div>
    </div>
  );
}
