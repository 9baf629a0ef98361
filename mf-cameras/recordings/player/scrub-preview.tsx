import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatExactTime } from '@barnwatch/shared/i18n';
import { pictureOf } from '../../past/camera-images/frame-picture';
import { useRecordedMoment } from '../../past/frames/use-recorded-moment';
import { momentsAround, scrubbed, scrubHeightPx } from './scrub-moments';
import styles from './scrubber.module.css';

export interface ScrubPreviewProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly moment: number;
  readonly stepMs: number;
  readonly latest: number;
  /** Where along the line it stands, 0 to 1. */
  readonly share: number;
}

const widthPx = 200;
const fetchedAround = 8;

/** The small picture of the moment under the pointer; those around it are fetched before they are wanted. */
export function ScrubPreview({ instance, cameraId, moment, stepMs, latest, share }: ScrubPreviewProps) {
  const at = scrubbed(moment, stepMs);
  const reading = useRecordedMoment(
    instance,
    cameraId,
    at > latest ? null : { cameraId, moment: at, height: scrubHeightPx },
    { ahead: momentsAround(at, stepMs, fetchedAround, latest) },
  );
  const picture = at > latest ? null : pictureOf(reading);
  return (
    <div
      className={styles.preview}
      aria-hidden="true"
      style={{ left: `clamp(0px, calc(${share * 100}% - ${widthPx / 2}px), calc(100% - ${widthPx}px))` }}
    >
      {picture ? <img src={picture.frame} alt="" draggable={false} /> : <div className={styles.none} />}
      <p>{formatExactTime(at)}</p>
    </div>
  );
}
