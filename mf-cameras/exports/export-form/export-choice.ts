import type { SpanDraft } from '@barnwatch/shared/ui/time';
import { readMoment } from '../../figures/spans/moment-text';

/** What is chosen, as the address of both screens says it. */
export interface ExportChoice {
  readonly cameraIds: readonly string[];
  readonly span: SpanDraft;
}

const names = { camera: 'cameraId', start: 'from', end: 'to' } as const;

export function readExportChoice(query: URLSearchParams): ExportChoice {
  const cameraIds = [...new Set(query.getAll(names.camera))].filter((id) => id !== '');
  return { cameraIds, span: { startMs: readMoment(query.get(names.start)), endMs: readMoment(query.get(names.end)) } };
}

/** The query with this choice; what else it says stays. */
export function withExportChoice(known: URLSearchParams, { cameraIds, span }: ExportChoice): URLSearchParams {
  const next = new URLSearchParams(known);
  for (const name of Object.values(names)) next.delete(name);
  for (const cameraId of cameraIds) next.append(names.camera, cameraId);
  if (span.startMs !== null) next.set(names.start, String(span.startMs));
  if (span.endMs !== null) next.set(names.end, String(span.endMs));
  return next;
}
