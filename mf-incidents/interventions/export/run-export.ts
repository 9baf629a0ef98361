import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import { openWorkbook, WorkbookError, type WorkbookSettings } from '@barnwatch/shared/workbooks';
import { barnRows } from './barn-rows';
import { type BarnReading, collectInterventions, type ExportSpan } from './collect-rows';
import type { ExportWords } from './export-rows';

/** A barn whose interventions are exported. */
export interface ExportBarn {
  readonly barnId: string;
  readonly name: string;
  readonly client: InstanceClient;
}

export interface ExportOrder {
  readonly barns: readonly ExportBarn[];
  readonly span: ExportSpan;
  readonly settings: WorkbookSettings;
  readonly words: ExportWords;
}

/** How far an export has come; interventions by barn are known only when the barn has answered. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
  readonly rows: number;
}

/** What the file lacks. */
export interface Gap {
  readonly barnName: string;
  readonly reason:
    | { readonly kind: 'failed'; readonly error: RequestError }
    | { readonly kind: 'moved' }
    | { readonly kind: 'unreadable'; readonly count: number };
}

export type ExportOutcome =
  | {
      readonly kind: 'done';
      readonly file: Blob;
      readonly rows: number;
      readonly interventions: number;
      /** Empty: the file has everything. */
      readonly gaps: readonly Gap[];
    }
  | { readonly kind: 'no-rows'; readonly gaps: readonly Gap[] }
  | { readonly kind: 'not-written'; readonly reason: WorkbookError['reason'] };

/** Interventions that one message to the worker carries: what is put into words and copied at once is no long task. */
const incidentsPerMessage = 25;

/** Reads the barns one after the other and writes what they give; a barn that fails is named, the others are there. */
export async function runExport(
  order: ExportOrder,
  startWorker: () => Worker,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<ExportOutcome> {
  const gaps: Gap[] = [];
  let rows = 0;
  let interventions = 0;
  try {
    const workbook = await openWorkbook(order.settings, startWorker, signal);
    try {
      let totalBefore = 0;
      for (const { name, client } of order.barns) {
        let totalHere = 0;
        const inRows = barnRows({ name, client }, order.words, signal);
        const reading = await collectInterventions(
          client,
          order.span,
          async ({ incidents, done, total }) => {
            for (let start = 0; start < incidents.length; start += incidentsPerMessage) {
              const composed = await inRows(incidents.slice(start, start + incidentsPerMessage));
              await workbook.add(composed);
              rows += composed.length;
            }
            interventions += incidents.length;
            totalHere = total;
            onProgress({ done: totalBefore + done, total: totalBefore + total, rows });
          },
          signal,
        );
        if (signal.aborted) return { kind: 'not-written', reason: 'cancelled' };
        totalBefore += totalHere;
        gaps.push(...gapsOf(name, reading));
      }
      if (rows === 0) return { kind: 'no-rows', gaps };
      return { kind: 'done', file: await workbook.finish(), rows, interventions, gaps };
    } finally {
      workbook.end();
    }
  } catch (error) {
    if (error instanceof WorkbookError) return { kind: 'not-written', reason: error.reason };
    throw error;
  }
}

function gapsOf(barnName: string, reading: BarnReading): readonly Gap[] {
  if (reading.kind === 'failed') return [{ barnName, reason: reading }];
  const { kind, unreadable } = reading;
  return [
    ...(kind === 'moved' ? [{ barnName, reason: { kind } } as const] : []),
    ...(unreadable > 0 ? [{ barnName, reason: { kind: 'unreadable', count: unreadable } } as const] : []),
  ];
}
