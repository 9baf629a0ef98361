import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import type { Language } from '@barnwatch/shared/i18n';
import { distinctFileWords, fileWord, type TransferOrder } from '@barnwatch/shared/transfers';
import { deviceTimeZone } from '@barnwatch/shared/ui/time';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { Camera } from '../../camera-records/record/camera';

type CommonOrder = Pick<TransferOrder, 'barnWord' | 'timeZone' | 'language' | 'cameras' | 'span' | 'expectedBytes'>;

/** What both kinds of exports say. */
export function commonOrder(
  barn: InstanceView,
  cameras: readonly Camera[],
  span: TimeSpan,
  expectedBytes: number | null,
  language: Language,
): CommonOrder {
  const words = distinctFileWords(cameras.map(({ name, cameraId }) => ({ name, fallback: cameraId })));
  return {
    barnWord: fileWord(shownName(barn), barn.globalUniqueIdentifier),
    timeZone: deviceTimeZone(),
    language,
    cameras: cameras.map(({ cameraId, name }, index) => ({ cameraId, name, word: words[index] ?? cameraId })),
    span: { start: span.start, end: span.end },
    expectedBytes,
  };
}
