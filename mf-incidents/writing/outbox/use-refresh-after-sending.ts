import { useOutbox } from '@barnwatch/shared/outbox';
import { useEffect, useRef } from 'react';

/** What has just left the outbox is at the barn: the list shows it at once. */
export function useRefreshAfterSending(refresh: () => void): void {
  const { entries } = useOutbox();
  const before = useRef(entries.length);
  useEffect(() => {
    if (entries.length < before.current) refresh();
    before.current = entries.length;
  }, [entries.length, refresh]);
}
