import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog } from '@barnwatch/shared/ui';
import { readSpan, type SpanDraft, TimeSpanField } from '@barnwatch/shared/ui/time';
import { useState } from 'react';

interface Span {
  /** Both in ms since 1970 UTC. */
  readonly startMs: number;
  readonly endMs: number;
}

export interface TimeSpanDialogProps {
  /** The span that is shown now. */
  readonly span: Span | null;
  readonly onChoose: (span: Span) => void;
  readonly onClose: () => void;
}

/** Asks for any span, from one moment to another. */
export function TimeSpanDialog({ span, onChoose, onClose }: TimeSpanDialogProps) {
  const { t } = useTexts('mf-incidents');
  const [draft, setDraft] = useState<SpanDraft>({ startMs: span?.startMs ?? null, endMs: span?.endMs ?? null });
  const reading = readSpan(draft);
  const chosen = reading.state === 'span' ? reading.span : null;
  return (
    <Dialog
      open
      title={t('filter.otherSpan')}
      onClose={onClose}
      width="wide"
      actions={
        <>
          <Button onClick={onClose}>{t('filter.cancel')}</Button>
          <Button kind="primary" disabled={chosen === null} onClick={() => chosen && onChoose(chosen)}>
            {t('filter.show')}
          </Button>
        </>
      }
    >
      <TimeSpanField
        label={t('filter.opened')}
        value={draft}
        onChange={setDraft}
        presets={['today', 'yesterday', 'lastWeek']}
        required
      />
    </Dialog>
  );
}
