import { useBarnAnswer } from '@barnwatch/shared/answers';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import * as v from 'valibot';
import { type MissingReason, missingReason } from './missing-reason';

const answer = v.object({ recordings: v.array(v.object({ start: v.number(), end: v.number() })) });
const parseRecordings = (data: unknown) => v.parse(answer, data).recordings;

export interface MissingFrameProps {
  readonly cameraId: string;
  readonly moment: number;
  readonly onGo: (moment: number) => void;
}

/** Why nothing was recorded at a moment: the recordings around it tell. */
export function MissingFrame({ cameraId, moment, onGo }: MissingFrameProps) {
  const { t } = useTexts('mf-cameras');
  const first = useBarnAnswer('first recording', 'api/recordings/query', {
    body: { query: { cameraId: { $eq: cameraId } }, order: [{ field: 'start', direction: 'asc' }], limit: 1 },
    parse: parseRecordings,
  });
  const covering = useBarnAnswer('recording of a moment', 'api/recordings/query', {
    body: {
      query: { cameraId: { $eq: cameraId }, start: { $lte: moment }, end: { $gte: moment } },
      order: [{ field: 'start', direction: 'desc' }],
      limit: 1,
    },
    parse: parseRecordings,
  });
  const reason: MissingReason =
    first.state === 'ready' && covering.state === 'ready'
      ? missingReason(moment, first.value[0] ?? null, covering.value[0] ?? null)
      : { kind: 'unknown' };
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
