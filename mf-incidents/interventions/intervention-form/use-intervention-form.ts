import { useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import type { NewPicture } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';
import { useRef, useState } from 'react';
import type { DraftStore } from '../../writing/drafts/draft-store';
import { useOutboxSending } from '../../writing/outbox/use-outbox-sending';
import type { FormDraft } from './form-draft';
import { interventionRules } from './intervention-rules';
import type { InterventionValues } from './intervention-values';
import { type FormSubject, interventionWrite } from './intervention-write';
import type { TypeSetup } from './type-setup';

export interface InterventionFormStart {
  readonly subject: FormSubject;
  readonly values: InterventionValues;
  readonly photos: readonly string[];
  /** An entry of the outbox whose words are changed; null for words that are not there yet. */
  readonly entry: string | null;
  /** Identifier under which the words of a draft may have been kept already; null for words that were never sent. */
  readonly sentAs: string | null;
  readonly setup: TypeSetup;
  readonly draft: DraftStore<FormDraft>;
  /** The picture of the moment, to be attached too. */
  readonly momentPicture: () => Promise<NewPicture | null>;
  readonly onClose: () => void;
}

/** Everything that the form does: keeps a draft at every key, checks, sends through the outbox, tells how it went. */
export function useInterventionForm(start: InterventionFormStart) {
  const { subject, setup, draft, onClose } = start;
  const { t } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const [values, setValues] = useState(start.values);
  const [photos, setPhotos] = useState(start.photos);
  const keepDraft = (sentAs: string | null, next: Partial<Pick<FormDraft, 'values' | 'photos'>> = {}) =>
    draft.keep({ values, photos: [...photos], ...next, sentAs, savedAt: Date.now() });
  const { work, knownAs, send, sendAsNew, discard } = useOutboxSending({
    kind: 'intervention',
    entry: start.entry,
    sentAs: start.sentAs,
    keepDraft,
    forgetDraft: draft.forget,
    handOverDraft: draft.handOver,
    sentWords: t('interventionForm.sent'),
    onClose,
  });
  const change = (next: InterventionValues) => {
    setValues(next);
    void keepDraft(knownAs(), { values: next });
  };
  const changePhotos = (next: readonly string[]) => {
    setPhotos(next);
    void keepDraft(knownAs(), { photos: [...next] });
  };

  async function pictures(): Promise<readonly NewPicture[]> {
    const moment = await start.momentPicture();
    return [...(moment ? [moment] : []), ...photos.map((content) => ({ content }))];
  }

  /** After the incident was closed by somebody else: the same words as a new one. */
  const asNew = useRef(false);
  const form = useForm<InterventionValues, 'refused'>({
    values,
    rules: interventionRules(values, setup),
    words: (_field, problem) => t(`interventionForm.problem.${problem}`),
    onHeldBack: () => showToast({ kind: 'error', text: t('interventionForm.fixErrors') }),
    async send() {
      const kind = asNew.current
        ? await sendAsNew(interventionWrite(values, setup, { kind: 'new' }), pictures)
        : await send(interventionWrite(values, setup, subject), pictures);
      return kind === 'refused' ? { kind, refusal: kind } : { kind };
    },
  });
  const submit = (isNew: boolean) => () => {
    asNew.current = isNew;
    return form.submit();
  };

  return {
    ...form,
    values,
    change,
    photos,
    changePhotos,
    work,
    submit: submit(false),
    submitAsNew: submit(true),
    discard,
  };
}

export type InterventionFormState = ReturnType<typeof useInterventionForm>;
