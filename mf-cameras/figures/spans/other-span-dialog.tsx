import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog } from '@barnwatch/shared/ui';
import { readSpan, type SpanDraft, TimeSpanField } from '@barnwatch/shared/ui/time';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import type { SpanOffer } from './chosen-span';

export interface OtherSpanDialogProps {
  /** The span that is shown now. */
  readonly span: TimeSpan;
  /** What the screen can cover. */
  readonly offer: Pick<SpanOffer<string>, 'shortestMs' | 'longestMs'>;
  readonly onChoose: (span: TimeSpan) => void;
  readonly onClose: () => void;
}

/** Any span that has been, from one moment to another. */
export function OtherSpanDialog({ span, offer, onChoose, onClose }: OtherSpanDialogProps) {
  const { t } = useTexts('mf-cameras');
  const [draft, setDraft] = useState<SpanDraft>({ startMs: span.start, endMs: span.end });
  const rules = { shortestMs: offer.shortestMs, longestMs: offer.longestMs };
  const reading = readSpan(draft, rules);
  const chosen = reading.state === 'span' ? reading.span : null;
  return (
    <Dialog
      open
      title={t('graph.otherSpan.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('graph.otherSpan.cancel')}</Button>
          <Button
            kind="primary"
            disabled={chosen === null}
            onClick={() => chosen && onChoose({ start: chosen.startMs, end: chosen.endMs })}
          >
            {t('graph.otherSpan.show')}
          </Button>
        </>
      }
    >
      <TimeSpanField
        label={t('graph.span')}
        value={draft}
        onChange={setDraft}
        presets={['today', 'yesterday']}
        {...rules}
        required
      />
    </Dialog>
  );
}
