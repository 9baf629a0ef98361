import { useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import type { DraftStore } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { useOutboxSending } from '../../writing/outbox/use-outbox-sending';
import { fieldsOfRecord, type RecordFields, recordRules } from './record-rules';
import type { RecordDraft, RecordValues } from './record-values';
import { recordWrite } from './record-write';

export interface RecordFormStart {
  readonly values: RecordValues;
  /** The waiting entry that is changed; null for a new record. */
  readonly entry: string | null;
  /** Identifier that a draft bears: its words may have been kept under it already. Null for words that are in no draft. */
  readonly sentAs: string | null;
  readonly draft: DraftStore<RecordDraft>;
  readonly onClose: () => void;
}

const rulesNow = recordRules(Date.now);

/** Everything that the form does: keeps a draft at every key, checks, sends through the outbox, tells how it went. */
export function useRecordForm({ values: first, entry, sentAs: earlier, draft, onClose }: RecordFormStart) {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const [values, setValues] = useState(first);
  const keepDraft = (sentAs: string | null, next = values) => draft.keep({ values: next, sentAs, savedAt: Date.now() });
  const { work, knownAs, send } = useOutboxSending({
    kind: 'documentation',
    entry,
    sentAs: earlier,
    keepDraft,
    forgetDraft: draft.forget,
    handOverDraft: draft.handOver,
    sentWords: t('recordForm.sent'),
    onClose,
  });
  const change = (changes: Partial<RecordValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    void keepDraft(knownAs(), next);
  };

  const form = useForm<RecordFields, 'refused'>({
    values: fieldsOfRecord(values),
    rules: rulesNow,
    words: (_field, problem) => t(`recordForm.problem.${problem}`),
    onHeldBack: () => showToast({ kind: 'error', text: t('interventionForm.fixErrors') }),
    async send() {
      const kind = await send(recordWrite(values, t('recordForm.replaced')));
      return kind === 'refused' ? { kind, refusal: kind } : { kind };
    },
  });
  return { ...form, values, change, work };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
