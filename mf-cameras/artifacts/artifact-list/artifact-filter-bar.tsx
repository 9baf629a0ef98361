import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import { lazyPart, SelectField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import type { Camera } from '../../camera-records/record/camera';
import { momentsOf } from '../../figures/spans/chosen-span';
import { graphSpans, spanNames } from '../../figures/spans/graph-span';
import { artifactKinds } from '../records/artifact';
import styles from './artifact-list.module.css';
import type { ArtifactFilter } from './artifacts-address';

const OtherSpanDialog = lazyPart(() =>
  import('../../figures/spans/other-span-dialog').then((module) => module.OtherSpanDialog),
);

const any = 'any';
const other = 'other';
const between = 'between';

export interface ArtifactFilterBarProps {
  readonly filter: ArtifactFilter;
  readonly cameras: readonly Pick<Camera, 'cameraId' | 'name'>[];
  readonly onChange: (change: Partial<ArtifactFilter>) => void;
}

/** Kind, camera and time. */
export function ArtifactFilterBar({ filter, cameras, onChange }: ArtifactFilterBarProps) {
  const { t } = useTexts('mf-cameras');
  const [asks, setAsks] = useState(false);
  const { kind, cameraId, made } = filter;
  const isListed = cameraId === null || cameras.some((camera) => camera.cameraId === cameraId);
  return (
    <section className={styles.filter} aria-label={t('artifacts.filter.name')}>
      <SelectField
        label={t('artifacts.filter.kind')}
        value={kind ?? any}
        options={[
          { value: any, label: t('artifacts.filter.every') },
          ...artifactKinds.map((value) => ({ value, label: t(`artifacts.kinds.${value}`) })),
        ]}
        onChange={(value) => onChange({ kind: value === any ? null : value })}
      />
      <SelectField
        label={t('artifacts.filter.camera')}
        value={cameraId === null ? any : `camera ${cameraId}`}
        options={[
          { value: any, label: t('artifacts.filter.every') },
          ...cameras.map((camera) => ({ value: `camera ${camera.cameraId}`, label: camera.name })),
          ...(isListed ? [] : [{ value: `camera ${cameraId}`, label: cameraId }]),
        ]}
        onChange={(value) => onChange({ cameraId: value === any ? null : value.slice('camera '.length) })}
      />
      <SelectField
        label={t('artifacts.filter.made')}
        value={made === null ? any : made.kind === 'latest' ? made.name : between}
        options={[
          { value: any, label: t('artifacts.filter.everyTime') },
          ...spanNames.map((value) => ({ value, label: t(`artifacts.filter.last.${value}`) })),
          ...(made?.kind === 'between'
            ? [{ value: between, label: `${formatDay(made.start)} – ${formatDay(made.end)}` } as const]
            : []),
          { value: other, label: t('artifacts.filter.otherSpan') },
        ]}
        onChange={(value) => {
          if (value === other) setAsks(true);
          else if (value === any) onChange({ made: null });
          else if (value !== between) onChange({ made: { kind: 'latest', name: value } });
        }}
      />
      {asks && (
        <OpenedDialog title={t('graph.otherSpan.title')} onClose={() => setAsks(false)}>
          <OtherSpanDialog
            span={momentsOf(made ?? { kind: 'latest', name: '7d' }, graphSpans, Date.now())}
            offer={graphSpans}
            onChoose={(span) => {
              setAsks(false);
              onChange({ made: { kind: 'between', ...span } });
            }}
            onClose={() => setAsks(false)}
          />
        </OpenedDialog>
      )}
    </section>
  );
}
