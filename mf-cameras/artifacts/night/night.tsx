import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDuration, formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams } from '@barnwatch/shared/routing';
import { Button, EmptyState, lazyPart, Page, SelectField, Skeleton } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { CameraChoiceDialog } from '../../camera-records/camera-choice/camera-choice-dialog';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import { graphSpans } from '../../figures/spans/graph-span';
import { spanWords } from '../records/artifact-words';
import { intervalsFor, lengths, momentsIn, standingMs, usualInterval } from './lapse';
import styles from './night.module.css';
import { mostCameras, type NightView, readNightView, writeNightView } from './night-address';
import { NightCamera } from './night-camera';
import { useLapse } from './use-lapse';
import { useLastNight } from './use-last-night';

const OtherSpanDialog = lazyPart(() =>
  import('../../figures/spans/other-span-dialog').then((module) => module.OtherSpanDialog),
);

/** Route `night`: a night in half a minute. */
export function NightScreen() {
  const { t } = useTexts('mf-cameras');
  const barn = useSelectedBarn();
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const view = useMemo(() => readNightView(new URLSearchParams(text)), [text]);
  const change = (part: Partial<NightView>) =>
    setQuery((known) => writeNightView({ ...readNightView(known), ...part }), { replace: true });
  const list = useListedCameras();
  const [asks, setAsks] = useState<'cameras' | 'span' | null>(null);
  const chosen = list.listed.filter(({ cameraId }) => view.cameraIds.includes(cameraId));
  const shown = chosen.length > 0 ? chosen : list.listed.slice(0, 1);
  const night = useLastNight(barn, view.span === null ? (shown[0]?.cameraId ?? null) : null);
  const span = view.span ?? night;
  const offered = span ? intervalsFor(span) : [];
  const interval = offered.find((one) => one === view.interval) ?? (span === null ? null : usualInterval(span));
  const moments = useMemo(
    () => (span === null || interval === null ? [] : momentsIn(span, interval)),
    [span, interval],
  );
  const lapse = useLapse(
    moments.length,
    standingMs(moments.length, view.length),
    shown.map(({ cameraId }) => cameraId),
  );
  const seenAt = moments[lapse.place] ?? span?.start;
  if (!barn) return null;
  return (
    <Page title={t('night.title')} subtitle={shownName(barn)} width="full">
      <CameraListFailure answer={list.answer} receivedAt={list.receivedAt} />
      {list.all !== null && list.listed.length === 0 && <EmptyState icon="camera" hint={t('cameraList.none')} />}
      <div className={styles.screen} data-alone={shown.length === 1}>
        <div className={styles.controls}>
          <Button
            kind="primary"
            icon={lapse.plays ? 'pause' : 'play'}
            disabled={moments.length === 0}
            onClick={lapse.plays ? lapse.stop : lapse.play}
          >
            {t(lapse.plays ? 'night.stop' : 'night.play')}
          </Button>
          <output className={styles.moment}>{seenAt !== undefined && formatExactTime(seenAt)}</output>
        </div>
        {span === null ? (
          list.listed.length > 0 && <Skeleton height="20rem" />
        ) : moments.length === 0 ? (
          <EmptyState icon="moon" text={t('night.tooShort')} />
        ) : (
          <div className={styles.cameras}>
            {shown.map((camera) => (
              <NightCamera
                key={camera.cameraId}
                instance={barn}
                camera={camera}
                span={span}
                moments={moments}
                lapse={lapse}
              />
            ))}
          </div>
        )}
        {/* With the pictures: before them it would be in their place. */}
        {span !== null && (
          <div className={styles.choices}>
            <Button icon="camera" onClick={() => setAsks('cameras')}>
              {t('night.cameras', { count: shown.length })}
            </Button>
            <Button icon="time" onClick={() => setAsks('span')}>
              {spanWords(span, t)}
            </Button>
            {view.span !== null && (
              <Button icon="moon" onClick={() => change({ span: null, interval: null })}>
                {t('night.last')}
              </Button>
            )}
            <SelectField
              label={t('artifacts.facts.frameInterval')}
              value={String(interval ?? '')}
              options={offered.map((one) => ({ value: String(one), label: t(`images.steps.${one}`) }))}
              onChange={(value) => change({ interval: offered.find((one) => String(one) === value) ?? null })}
            />
            <SelectField
              label={t('night.length')}
              value={String(view.length)}
              options={lengths.map((one) => ({ value: String(one), label: formatDuration(one * 1000) }))}
              onChange={(value) => change({ length: lengths.find((one) => String(one) === value) ?? 30 })}
            />
          </div>
        )}
      </div>
      {asks === 'cameras' && (
        <CameraChoiceDialog
          listed={list.listed}
          chosen={shown.map(({ cameraId }) => cameraId)}
          limit={{ most: mostCameras, hint: t('night.mostCameras', { count: mostCameras }) }}
          onChoose={(cameraIds) => change({ cameraIds: cameraIds ?? [] })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'span' && span && (
        <OpenedDialog title={t('graph.otherSpan.title')} onClose={() => setAsks(null)}>
          <OtherSpanDialog
            span={span}
            offer={graphSpans}
            onChoose={(next) => {
              setAsks(null);
              change({ span: next, interval: null });
            }}
            onClose={() => setAsks(null)}
          />
        </OpenedDialog>
      )}
    </Page>
  );
}
