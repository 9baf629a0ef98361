import { useTexts } from '@barnwatch/shared/i18n';
import { PanelBoundary } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInSecond } from 'date-fns/constants';
import { useMemo, useSyncExternalStore } from 'react';
import { Timeline } from '../../timeline/timeline/timeline';
import type { PlaybackSession } from './playback-session';
import styles from './player.module.css';

export interface PlayerTimelineProps {
  readonly barnId: string;
  readonly camera: { readonly cameraId: string; readonly name: string };
  readonly session: PlaybackSession;
  readonly view: TimeSpan;
  readonly onView: (view: TimeSpan) => void;
}

/** What there was to see around the moment, and the way there. What is in view is what the line of time goes through. */
export function PlayerTimeline({ barnId, camera, session, view, onView }: PlayerTimelineProps) {
  const { t } = useTexts('mf-cameras');
  const { cameraId, name } = camera;
  const cameras = useMemo(() => [{ cameraId, name }], [cameraId, name]);
  const moment = useSyncExternalStore(
    session.subscribe,
    () => Math.floor(session.moment() / millisecondsInSecond) * millisecondsInSecond,
  );
  return (
    <div className={styles.timeline}>
      <PanelBoundary name="timeline" what={t('timeline.broken')}>
        <Timeline
          barnId={barnId}
          cameras={cameras}
          view={view}
          onView={onView}
          moment={moment}
          onMoment={(chosen) => session.seek(chosen)}
          kind="strip"
        />
      </PanelBoundary>
    </div>
  );
}
