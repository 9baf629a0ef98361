import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatExactTime, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInSecond } from 'date-fns/constants';
import { type PointerEvent, useRef, useState } from 'react';
import type { PlaybackSession } from './playback-session';
import { ScrubPreview } from './scrub-preview';
import styles from './scrubber.module.css';
import { useShownMoment } from './use-playback';

export interface ScrubberProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly session: PlaybackSession;
  readonly view: TimeSpan;
  /** How far preview pictures are apart. */
  readonly stepMs: number;
}

/** The line of time below the picture. Under a pointer that comes over it stands the picture of that moment. */
export function Scrubber({ instance, cameraId, session, view, stepMs }: ScrubberProps) {
  const { t } = useTexts('mf-cameras');
  const moment = useShownMoment(session);
  const [pointed, setPointed] = useState<number | null>(null);
  const held = useRef(false);
  const length = view.end - view.start;
  const hover = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, width)));
    setPointed(view.start + share * length);
  };
  const release = () => {
    held.current = false;
    session.endScrub();
  };
  return (
    <div className={styles.scrubber} onPointerMove={hover} onPointerLeave={() => setPointed(null)}>
      {pointed !== null && (
        <ScrubPreview
          instance={instance}
          cameraId={cameraId}
          moment={pointed}
          stepMs={stepMs}
          latest={session.latest()}
          share={(pointed - view.start) / length}
        />
      )}
      <input
        type="range"
        className={styles.line}
        aria-label={t('player.moment')}
        aria-valuetext={formatExactTime(moment)}
        min={view.start}
        max={view.end}
        step={millisecondsInSecond}
        value={Math.min(view.end, Math.max(view.start, moment))}
        onPointerDown={() => {
          held.current = true;
        }}
        onChange={(event) => {
          const to = event.currentTarget.valueAsNumber;
          if (held.current) session.scrub(to);
          else session.seek(to);
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onBlur={release}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{formatTimeOfDay(view.start)}</span>
        <span>{formatTimeOfDay(view.end)}</span>
      </div>
    </div>
  );
}
