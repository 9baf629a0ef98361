import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { useMemo, useState } from 'react';
import { momentsOf } from './chosen-span';
import { type GraphSpan, graphSpans, spanSteps } from './graph-span';

/** The moments of a span by the barn's clock; one that ends now moves on in its steps, so that its data stay fresh. */
export function useSpanNow(span: GraphSpan, barn: Pick<InstanceView, 'clockOffsetMs'>): TimeSpan {
  const offset = barn.clockOffsetMs ?? 0;
  const step = span.kind === 'latest' ? spanSteps[span.name] : null;
  // Whole minutes: counts are made at each.
  const now = useNow((nowMs) => Math.ceil((nowMs + offset) / millisecondsInMinute) * millisecondsInMinute);
  const [opened, setOpened] = useState({ at: now, step });
  if (opened.step !== step) setOpened({ at: now, step });
  const from = opened.step === step ? opened.at : now;
  const end = step === null ? now : from + Math.floor((now - from) / step) * step;
  const { kind } = span;
  const start = momentsOf(span, graphSpans, end).start;
  const spanEnd = kind === 'latest' ? end : span.end;
  return useMemo(() => ({ start, end: spanEnd }), [start, spanEnd]);
}
