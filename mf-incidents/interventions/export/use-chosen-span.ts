import type { TimeReading } from '@barnwatch/shared/ui/time';
import { useState } from 'react';
import { type ExportSpan, wholeRecord } from './collect-rows';
import { exportStartAgoMs } from './export-defaults';

/** One end of the span as its field has it. */
interface SpanEnd {
  /** Ms since 1970 UTC; null for no limit, and while the field holds no time. */
  readonly timeMs: number | null;
  readonly isReadable: boolean;
}

/** An empty field means no limit; a text that is no time, or could be two, must not be taken for "no limit". */
function isReadable(reading: TimeReading, timeMs: number | null): boolean {
  switch (reading.state) {
    case 'empty':
    case 'moment':
      return true;
    case 'twice':
      return timeMs !== null;
    case 'problem':
      return false;
  }
}

export interface ChosenSpan {
  readonly everything: boolean;
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly span: ExportSpan;
  readonly isReversed: boolean;
  /** False while it cannot be said what is to be exported. */
  readonly isWhole: boolean;
  setEverything(everything: boolean): void;
  setStart(timeMs: number | null, reading: TimeReading): void;
  setEnd(timeMs: number | null, reading: TimeReading): void;
}

/**
 * What is exported (product 9.3): everything, or from about 364 days ago without an end, until it is changed.
 * @param openedAtMs moment at which the dialog was opened, ms since 1970 UTC
 */
export function useChosenSpan(openedAtMs: number): ChosenSpan {
  const [everything, setEverything] = useState(true);
  const [start, setStart] = useState<SpanEnd>({ timeMs: openedAtMs - exportStartAgoMs, isReadable: true });
  const [end, setEnd] = useState<SpanEnd>({ timeMs: null, isReadable: true });
  const isReversed = !everything && start.timeMs !== null && end.timeMs !== null && end.timeMs < start.timeMs;
  return {
    everything,
    startMs: start.timeMs,
    endMs: end.timeMs,
    span: everything ? wholeRecord : { fromMs: start.timeMs, toMs: end.timeMs },
    isReversed,
    isWhole: everything || (start.isReadable && end.isReadable && !isReversed),
    setEverything,
    setStart: (timeMs, reading) => setStart({ timeMs, isReadable: isReadable(reading, timeMs) }),
    setEnd: (timeMs, reading) => setEnd({ timeMs, isReadable: isReadable(reading, timeMs) }),
  };
}
