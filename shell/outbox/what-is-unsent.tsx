import { useTexts } from '@barnwatch/shared/i18n';
import { inTime, lateAfterMs } from '@barnwatch/shared/storage';
import { useEffect, useState } from 'react';
import { countWaiting } from './count-waiting';

/**
 * Before logging out: what has not been sent yet and would be lost; nothing where nothing waits. While storage is late
 * nobody knows, and it says so.
 */
export function WhatIsUnsent({ instanceId }: { readonly instanceId: string }) {
  const { t } = useTexts();
  const [count, setCount] = useState<number | 'late'>(0);
  useEffect(() => {
    let wanted = true;
    const show = (waiting: number | 'late'): void => {
      if (wanted) setCount(waiting);
    };
    void inTime(countWaiting(instanceId), lateAfterMs).then((counted) => {
      if (counted.kind === 'told') return show(counted.value);
      show('late');
      void counted.later.then(show);
    });
    return () => {
      wanted = false;
    };
  }, [instanceId]);
  if (count === 'late') return <strong role="status"> {t('outbox.counting')}</strong>;
  return count > 0 && <strong role="status"> {t('outbox.lost', { count })}</strong>;
}
