import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { useMemo, useRef, useState } from 'react';
import type { AddressedCamera } from '../../camera-records/addresses/camera-addresses';
import { MomentPreview } from '../../timeline/browsing/moment-preview';
import { Timeline } from '../../timeline/timeline/timeline';
import { useTimeReach } from '../../timeline/timeline/use-time-reach';
import { type LiveStrip, liveStrip, momentOfStrip, stripAt } from './live-strip';

export interface LiveTimelineProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  /** The moment that is shown in place of the live picture; null while that is. */
  readonly past: number | null;
  readonly onPast: (moment: number | null) => void;
}

/** Below the live picture: dragged to the right it leads back into the past, and one press returns. */
export function LiveTimeline({ instance, camera, past, onPast }: LiveTimelineProps) {
  const { t } = useTexts('mf-cameras');
  const barnId = instance.globalUniqueIdentifier;
  const [strip, setStrip] = useState<LiveStrip>(liveStrip);
  const held = useRef(false);
  const reach = useTimeReach(barnId, strip.lengthMs);
  const view = useMemo(() => stripAt(strip, reach), [strip, reach]);
  const cameras = useMemo(() => [camera], [camera]);
  const returnToLive = () => {
    setStrip({ ...strip, end: null });
    onPast(null);
  };
  return (
    <Timeline
      barnId={barnId}
      cameras={cameras}
      view={view}
      onView={(next) => {
        const lengthMs = next.end - next.start;
        const moment = momentOfStrip(next, reach);
        setStrip({ lengthMs, end: moment === null ? null : next.end });
        // The hand moves what is looked at; who comes closer stays where they are.
        if (held.current || past === null || moment === null) onPast(moment);
      }}
      moment={past}
      onMoment={(moment) => onPast(moment)}
      onHold={(isHeld) => {
        held.current = isHeld;
      }}
      kind="strip"
    >
      {past !== null && (
        <MomentPreview instance={instance} camera={camera} moment={past} withPicture={false} onClose={returnToLive}>
          <Button kind="primary" icon="live" onClick={returnToLive}>
            {t('liveView.backToLive')}
          </Button>
        </MomentPreview>
      )}
    </Timeline>
  );
}
