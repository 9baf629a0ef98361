import { useTexts } from '@barnwatch/shared/i18n';
import { type DraftReading, useDraft as useKeptDraft } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';
import type * as v from 'valibot';

/** The draft of that name at the selected barn; one that comes late beside what was written meanwhile is told. */
export function useDraft<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): DraftReading<v.InferOutput<Schema>> {
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  return useKeptDraft(name, schema, () => showToast({ kind: 'warning', text: t('drafts.cameLate') }));
}
