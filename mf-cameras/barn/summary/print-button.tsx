import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { printWhenLoaded } from './print-when-loaded';

/** The way to paper. Pressed while something is on its way, it waits for that. */
export function PrintButton({ page }: { readonly page: RefObject<Element | null> }) {
  const { t } = useTexts('mf-cameras');
  const [isWaiting, setIsWaiting] = useState(false);
  const left = useRef<AbortController | null>(null);
  useEffect(() => () => left.current?.abort(), []);

  async function onPrint(): Promise<void> {
    if (!page.current) return;
    const abort = new AbortController();
    left.current = abort;
    setIsWaiting(true);
    await printWhenLoaded(page.current, abort.signal);
    setIsWaiting(false);
  }

  return (
    <Button icon="print" kind="primary" busy={isWaiting} onClick={() => void onPrint()}>
      {t('summary.print')}
    </Button>
  );
}
