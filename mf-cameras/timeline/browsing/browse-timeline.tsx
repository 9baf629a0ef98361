import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, PanelBoundary } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import { Timeline } from '../timeline/timeline';
import type { TimelineKind } from '../timeline/timeline-layout';
import styles from './browsing.module.css';
import { MomentPreview } from './moment-preview';

export interface BrowseTimelineProps {
  readonly instance: InstanceView;
  readonly cameras: readonly AddressedCamera[];
  /** What is in view until somebody moves it. */
  readonly span: TimeSpan;
  /** Which span that is: another one is shown whatever was in view. */
  readonly subject: string;
  readonly kind: TimelineKind;
  /** Where the page can show what is in view. */
  readonly onSpan?: (span: TimeSpan) => void;
}

/** A timeline that keeps for itself what is in view, with the picture of the chosen moment and the ways on from there. */
export function BrowseTimeline({ instance, cameras, span, subject, kind, onSpan }: BrowseTimelineProps) {
  const { t } = useTexts('mf-cameras');
  const [moved, setMoved] = useState<{ readonly subject: string; readonly view: TimeSpan } | null>(null);
  const [chosen, setChosen] = useState<{ readonly moment: number; readonly cameraId: string } | null>(null);
  const view = moved?.subject === subject ? moved.view : span;
  const camera = cameras.find(({ cameraId }) => cameraId === chosen?.cameraId);
  return (
    <PanelBoundary name="timeline" what={t('timeline.broken')}>
      <div className={styles.browsing}>
        <Timeline
          barnId={instance.globalUniqueIdentifier}
          cameras={cameras}
          view={view}
          onView={(next) => setMoved({ subject, view: next })}
          moment={chosen?.moment ?? null}
          onMoment={(moment, cameraId) => {
            setChosen({ moment, cameraId });
            // A moment that one steps to comes into sight.
            if (moment < view.start || moment > view.end) {
              const half = (view.end - view.start) / 2;
              setMoved({ subject, view: { start: Math.round(moment - half), end: Math.round(moment + half) } });
            }
          }}
          kind={kind}
        >
          {onSpan && view !== span && (
            <Button icon="list" className={styles.list} onClick={() => onSpan(view)}>
              {t('recordings.listShown')}
            </Button>
          )}
          {chosen && camera && (
            <MomentPreview
              instance={instance}
              camera={camera}
              moment={chosen.moment}
              withPicture
              onClose={() => setChosen(null)}
            />
          )}
        </Timeline>
      </div>
    </PanelBoundary>
  );
}
