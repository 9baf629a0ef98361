import { useTexts } from '@barnwatch/shared/i18n';
import { useEffect, useState } from 'react';
import { countWaiting } from './count-waiting';

/** Before logging out: what has not been sent yet and would be lost; nothing where nothing waits. */
export function WhatIsUnsent({ instanceId }: { readonly instanceId: string }) {
  const { t } = useTexts();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let wanted = true;
    void countWaiting(instanceId).then((waiting) => {
      if (wanted) setCount(waiting);
    });
    return () => {
      wanted = false;
    };
  }, [instanceId]);
  return count > 0 && <strong role="status"> {t('outbox.lost', { count })}</strong>;
}
