import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { useMemo } from 'react';
import { momentsOf } from '../../figures/spans/chosen-span';
import { type GraphSpan, graphSpans } from '../../figures/spans/graph-span';

/**
 * The moments of a span by the barn's clock. One that ends now ends when it was chosen: what is made of it takes a
 * while, and is not begun anew every minute.
 */
export function useFixedMoments(span: GraphSpan, { clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>): TimeSpan {
  const name = JSON.stringify(span);
  const offset = clockOffsetMs ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read when another span is chosen
  return useMemo(() => {
    const now = Math.floor((Date.now() + offset) / millisecondsInMinute) * millisecondsInMinute;
    return momentsOf(span, graphSpans, now);
  }, [name]);
}
