import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useState } from 'react';
import { originOf } from './origin-of';

/**
 * The origin that an instance is reached at. While it cannot be reached the last one stays: what runs there keeps
 * trying, and is not torn down and built anew for every outage.
 */
export function useOrigin(instance: InstanceView): string {
  const origin = originOf(instance);
  const [last, setLast] = useState(origin);
  const reachable = instance.activeConnectionStrategy !== null;
  if (reachable && origin !== last) setLast(origin);
  return reachable ? origin : last;
}
