import { saveFile } from '@barnwatch/shared/ui';
import { startWorkbookWorker } from '@barnwatch/shared/workbooks';
import { useEffect, useRef, useState } from 'react';
import { type ExportOrder, type ExportOutcome, type ExportProgress, runExport } from './run-export';

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ExportProgress | null }
  | { readonly kind: 'ended'; readonly outcome: ExportOutcome };

export interface RunningExport {
  readonly state: ExportState;
  /** @returns what came of it; null where it was cancelled or left */
  readonly start: (order: ExportOrder, fileName: string) => Promise<ExportOutcome | null>;
  readonly cancel: () => void;
}

const idle: ExportState = { kind: 'idle' };

/** One export on request; leaving the dialog ends it. */
export function useExport(): RunningExport {
  const [state, setState] = useState<ExportState>(idle);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async (order: ExportOrder, fileName: string): Promise<ExportOutcome | null> => {
    const running = new AbortController();
    underWay.current = running;
    setState({ kind: 'running', progress: null });
    const onProgress = (progress: ExportProgress) => {
      if (!running.signal.aborted) setState({ kind: 'running', progress });
    };
    const outcome = await runExport(order, startWorkbookWorker, onProgress, running.signal);
    if (running.signal.aborted) return null;
    if (outcome.kind === 'done') saveFile(outcome.file, fileName);
    setState({ kind: 'ended', outcome });
    return outcome;
  };

  return {
    state,
    start,
    cancel: () => {
      underWay.current?.abort();
      setState(idle);
    },
  };
}
