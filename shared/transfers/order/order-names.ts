import { fileMoment } from './file-names';
import type { FramesOrder, RecordingsOrder, TransferOrder } from './transfer-order';

/** `barn_camera_start_end.mp4` */
export function recordingName(
  order: RecordingsOrder,
  { camera, start, end }: RecordingsOrder['pieces'][number],
): string {
  return `${[order.barnWord, wordOf(order, camera), ...momentWords(order, start, end)].join('_')}.mp4`;
}

/** `barn_camera_moment.jpg` */
export function frameName(order: FramesOrder, camera: number, moment: number): string {
  return `${[order.barnWord, wordOf(order, camera), ...momentWords(order, moment)].join('_')}.jpg`;
}

/** Of several files as one: `barn_camera_start_end.zip`, without a camera where there are several. */
export function archiveName(order: TransferOrder): string {
  const camera = order.cameras.length === 1 ? [wordOf(order, 0)] : [];
  return `${[order.barnWord, ...camera, ...momentWords(order, order.span.start, order.span.end)].join('_')}.zip`;
}

function wordOf({ cameras }: TransferOrder, camera: number): string {
  return cameras[camera]?.word ?? 'x';
}

function momentWords({ timeZone }: TransferOrder, ...moments: readonly number[]): readonly string[] {
  return moments.map((moment) => fileMoment(moment, timeZone));
}
