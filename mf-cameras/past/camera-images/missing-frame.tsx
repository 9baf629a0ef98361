import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { type AnswerOf, queryRecordings, type Recording } from '@barnwatch/shared/wire/calls';
import { type MissingReason, missingReason } from './missing-reason';

function firstOf({ recordings }: AnswerOf<typeof queryRecordings>): Recording | null {
  return recordings[0] ?? null;
}

/** Whether the one recording that was asked for is known; one that cannot be read is not. */
function isKnown(reading: BarnReading<Recording | null>): reading is Extract<typeof reading, { state: 'ready' }> {
  return reading.state === 'ready' && reading.setAside.length === 0;
}

export interface MissingFrameProps {
  readonly cameraId: string;
  readonly moment: number;
  readonly onGo: (moment: number) => void;
}

/** Why nothing was recorded at a moment: the recordings around it tell. */
export function MissingFrame({ cameraId, moment, onGo }: MissingFrameProps) {
  const { t } = useTexts('mf-cameras');
  const first = useReading(
    queryRecordings,
    { body: { query: { cameraId: { $eq: cameraId } }, order: [{ field: 'start', direction: 'asc' }], limit: 1 } },
    firstOf,
  );
  const atMoment = { cameraId: { $eq: cameraId }, start: { $lte: moment }, end: { $gte: moment } };
  const covering = useReading(
    queryRecordings,
    { body: { query: atMoment, order: [{ field: 'start', direction: 'desc' }], limit: 1 } },
    firstOf,
  );
  const reason: MissingReason =
    isKnown(first) && isKnown(covering) ? missingReason(moment, first.value, covering.value) : { kind: 'unknown' };
  switch (reason.kind) {
    case 'unknown':
      return <p>{t('images.missing.unknown')}</p>;
    case 'nothing-recorded':
      return <p>{t('images.missing.nothingRecorded')}</p>;
    case 'before-first':
      return (
        <>
          <p>{t('images.missing.beforeFirst', { time: formatDateTime(reason.firstMs) })}</p>
          <Button onClick={() => onGo(Math.ceil(reason.firstMs / 1000) * 1000)}>{t('images.missing.toFirst')}</Button>
        </>
      );
    case 'camera-offline':
      return <p>{t('images.missing.cameraOffline')}</p>;
    case 'file-missing':
      return <p>{t('images.missing.fileMissing')}</p>;
  }
}
