import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { frameIntervals } from '@barnwatch/shared/settings';
import { lazyPart, SelectField, Skeleton, saveFile, useNow } from '@barnwatch/shared/ui';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { Suspense, useRef } from 'react';
import { snapshotName } from '../../pictures/files/snapshot-file';
import { usePlace } from '../../pictures/page/use-place';
import { stillHeight } from '../../pictures/stills/still-frame';
import { sameHourBefore } from '../../pictures/timing/same-hour';
import { useZoom } from '../../pictures/zoom/use-zoom';
import { ZoomButtons } from '../../pictures/zoom/zoom-buttons';
import { useRecordedMoment } from '../frames/use-recorded-moment';
import styles from './camera-images.module.css';
import { CompareView } from './compare-view';
import { DayStrip } from './day-strip';
import { FramePicture, pictureOf } from './frame-picture';
import { ImageActions } from './image-actions';
import type { ImagesView } from './images-address';
import { MarkFallbackButton } from './mark-fallback-button';
import { latestMoment, momentsAhead, type RunDirection, steppedMoment } from './moments';
import { PlayFromHere } from './play-from-here';
import { StepButton } from './step-button';
import type { ChangeImages } from './use-images-view';
import { useRun } from './use-run';
import { useRunKeys } from './use-run-keys';

const TimeFields = lazyPart(() => import('./time-fields').then((module) => module.TimeFields));

/** Pictures fetched ahead in the direction in which one goes. */
const framesAhead = 3;

export interface ImagesStageProps {
  readonly instance: InstanceView;
  readonly camera: { readonly cameraId: string; readonly name: string };
  readonly view: ImagesView & { readonly time: number };
  readonly onChange: ChangeImages;
}

/** The picture of a moment, the ways to other moments, and a second one to compare with. */
export function ImagesStage({ instance, camera, view, onChange }: ImagesStageProps) {
  const { t } = useTexts('mf-cameras');
  const { cameraId, name } = camera;
  const { time, compare, step, form } = view;
  const offset = instance.clockOffsetMs ?? 0;
  const latest = () => latestMoment(Date.now() + offset);
  // To the minute: the screen must not be drawn anew every second.
  const minute = useNow((nowMs) => Math.floor((nowMs + offset) / millisecondsInMinute) * millisecondsInMinute);
  const isFuture = (moment: number) => moment > Math.max(minute, latest()) + millisecondsInSecond;
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useZoom(stage, 'with-shift');
  const height = stillHeight(usePlace(stage).height, window.devicePixelRatio);
  const lastDirection = useRef<RunDirection>('back');
  const ahead = momentsAhead(time, step, lastDirection.current, framesAhead, latest());
  const question = (moment: number | null) =>
    moment === null || isFuture(moment) ? null : { cameraId, moment, height };
  const shown = useRecordedMoment(instance, cameraId, question(time), { ahead });
  const other = useRecordedMoment(instance, cameraId, question(compare));

  const settled = shown.state.kind !== 'loading';
  const run = useRun((direction) => {
    lastDirection.current = direction;
    // From where one is by then: of two quick presses the second may come before the first one is drawn.
    onChange((known) => ({ time: steppedMoment(known.time ?? time, step, direction, latest()) }), 'run');
  }, settled || isFuture(time));
  useRunKeys(run);
  const go = (moment: number) => onChange({ time: moment }, 'jump');
  const { state } = shown;
  const download =
    state.kind === 'ready'
      ? () =>
          saveFile(
            state.picture.blob,
            snapshotName(shownName(instance), name, new Date(state.picture.capturedAt), 'jpg'),
          )
      : null;
  const common = { name, cameraId, onGo: go };

  return (
    <div className={styles.screen} data-wide={compare !== null && form === 'beside'}>
      <div className={styles.viewer}>
        <div ref={stage} className={styles.stage} style={zoom.style}>
          <CompareView
            form={form}
            picture={<FramePicture {...common} moment={time} isFuture={isFuture(time)} view={shown} />}
            other={
              compare === null ? null : (
                <FramePicture
                  {...common}
                  className={styles.other}
                  moment={compare}
                  isFuture={isFuture(compare)}
                  view={other}
                />
              )
            }
          />
          <ZoomButtons zoom={zoom} />
        </div>
        <div className={styles.steps}>
          <StepButton run={run} direction="back" name={t('images.back')} />
          <SelectField
            label={t('images.step')}
            value={String(step)}
            options={frameIntervals.map((interval) => ({
              value: String(interval),
              label: t(`images.steps.${interval}`),
            }))}
            onChange={(value) => {
              const chosen = frameIntervals.find((interval) => String(interval) === value);
              if (chosen) onChange({ step: chosen }, 'run');
            }}
          />
          <StepButton run={run} direction="on" name={t('images.on')} />
        </div>
      </div>
      <DayStrip
        instance={instance}
        cameraId={cameraId}
        moment={time}
        latest={minute}
        isRecorded={pictureOf(shown) !== null}
        onGo={go}
      />
      <div className={styles.choices}>
        <div className={styles.times}>
          <Suspense fallback={<Skeleton height="76px" />}>
            <TimeFields time={time} compare={compare} onChange={onChange} />
          </Suspense>
        </div>
        <ImageActions
          compares={compare !== null}
          form={form}
          onLatest={() => go(latest())}
          onYesterday={() => onChange({ compare: sameHourBefore(time, 1) }, 'jump')}
          onCompare={() =>
            onChange({ compare: compare === null ? steppedMoment(time, step, 'back', time) : null }, 'jump')
          }
          onForm={(next) => onChange({ form: next }, 'run')}
          onDownload={download}
        >
          <PlayFromHere barnId={instance.globalUniqueIdentifier} cameraId={cameraId} moment={time} />
          <MarkFallbackButton
            instance={instance}
            cameraId={cameraId}
            capturedAt={state.kind === 'ready' ? state.picture.capturedAt : null}
          />
        </ImageActions>
      </div>
    </div>
  );
}
