import { formatDateTime, formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, IconButton, SelectField, useNow, VisuallyHidden } from '@barnwatch/shared/ui';
import { MomentField } from '@barnwatch/shared/ui/time';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import styles from './camera-canvas.module.css';

/** From one moment to the next, ms. */
export const timeSteps = [
  millisecondsInMinute,
  5 * millisecondsInMinute,
  10 * millisecondsInMinute,
  30 * millisecondsInMinute,
  millisecondsInHour,
  6 * millisecondsInHour,
] as const;

export type TimeStep = (typeof timeSteps)[number];

export interface CanvasTimeProps {
  /** By the barn’s clock; null for now. */
  readonly moment: number | null;
  readonly clockOffsetMs: number;
  readonly stepMs: TimeStep;
  readonly onStepMs: (stepMs: TimeStep) => void;
  readonly isPlaying: boolean;
  readonly onPlay: (isPlaying: boolean) => void;
  readonly onMoment: (moment: number | null) => void;
  /** @param now by the barn’s clock, ms: no step leads beyond it */
  readonly onStep: (by: number, now: number) => void;
  readonly hasTimeline: boolean;
  readonly onTimeline: (has: boolean) => void;
}

/** Which moment of the barn is seen, and the ways to others. */
export function CanvasTime(props: CanvasTimeProps) {
  const { moment, clockOffsetMs, stepMs, onStepMs, isPlaying, onPlay, onMoment, onStep, hasTimeline, onTimeline } =
    props;
  const { t } = useTexts('mf-regions');
  const [isChoosing, setChoosing] = useState(false);
  // To the minute: no picture of an earlier one is asked for with every second.
  const now = useNow((nowMs) => wholeMinute(nowMs + clockOffsetMs));
  const shown = moment === null ? t('cameraCanvas.isNow') : formatDateTime(moment);
  return (
    <section className={styles.time} aria-label={t('cameraCanvas.time')}>
      <IconButton icon="skip-back" name={t('cameraCanvas.back')} onClick={() => onStep(-stepMs, now)} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        name={t(isPlaying ? 'cameraCanvas.pause' : 'cameraCanvas.play')}
        disabled={moment === null}
        onClick={() => onPlay(!isPlaying)}
      />
      <IconButton
        icon="skip-on"
        name={t('cameraCanvas.on')}
        disabled={moment === null}
        onClick={() => onStep(stepMs, now)}
      />
      <Button icon="calendar" className={styles.shownTime} onClick={() => setChoosing(true)}>
        <VisuallyHidden>{t('cameraCanvas.choose')}: </VisuallyHidden>
        {shown}
      </Button>
      <IconButton
        icon="time"
        name={t('cameraCanvas.timeline')}
        pressed={hasTimeline}
        onClick={() => onTimeline(!hasTimeline)}
      />
      {moment !== null && (
        <Button kind="primary" onClick={() => onMoment(null)}>
          {t('cameraCanvas.now')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{shown}</span>
      </VisuallyHidden>
      {isChoosing && (
        <Dialog
          open
          title={t('cameraCanvas.choose')}
          onClose={() => setChoosing(false)}
          actions={
            <Button kind="primary" onClick={() => setChoosing(false)}>
              {t('cameraCanvas.done')}
            </Button>
          }
        >
          <div className={styles.choice}>
            <MomentField
              label={t('cameraCanvas.moment')}
              value={moment ?? now}
              mayBeFuture={false}
              onChange={(next) => onMoment(next >= now ? null : next)}
            />
            <SelectField
              label={t('cameraCanvas.step')}
              value={String(stepMs)}
              options={timeSteps.map((ms) => ({ value: String(ms), label: formatDuration(ms) }))}
              onChange={(value) => onStepMs(timeSteps.find((ms) => String(ms) === value) ?? stepMs)}
            />
          </div>
        </Dialog>
      )}
    </section>
  );
}

function wholeMinute(ms: number): number {
  return Math.floor(ms / millisecondsInMinute) * millisecondsInMinute;
}

/** A step from a moment, or from now; null once it arrives at now. */
export function momentAfter(moment: number | null, by: number, now: number): number | null {
  const next = (moment ?? now) + by;
  return next >= now ? null : next;
}
