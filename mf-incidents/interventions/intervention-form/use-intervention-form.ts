import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import type { DraftStore, NewPicture } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';
import { useRef, useState } from 'react';
import { useOutboxSending } from '../../writing/outbox/use-outbox-sending';
import type { FormDraft } from './form-draft';
import { interventionRules } from './intervention-rules';
import type { InterventionValues } from './intervention-values';
import { type FormSubject, interventionWrite } from './intervention-write';
import { lookForChanges, type Meanwhile } from './meanwhile';
import type { TypeSetup } from './type-setup';

export interface InterventionFormStart {
  readonly subject: FormSubject;
  readonly values: InterventionValues;
  readonly photos: readonly string[];
  /** An entry of the outbox whose words are changed; null for words that are not there yet. */
  readonly entry: string | null;
  /** Identifier that a draft bears: its words may have been kept under it already. Null for words that are in no draft. */
  readonly sentAs: string | null;
  /** When the intervention that is continued had changed last, as far as was seen; null for a new one. */
  readonly basedOn: number | null;
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
  const client = useInstanceClient();
  const showToast = useShowToast();
  const [values, setValues] = useState(start.values);
  const [photos, setPhotos] = useState(start.photos);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  /** What the words are about; a step that somebody added becomes part of it once it was seen. */
  const about = useRef({ subject, basedOn: start.basedOn });
  const keepDraft = (sentAs: string | null, next: Partial<Pick<FormDraft, 'values' | 'photos'>> = {}) =>
    draft.keep({ values, photos: [...photos], ...next, sentAs, basedOn: about.current.basedOn, savedAt: Date.now() });
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

  /** Whether somebody has done something that the writer has not seen; then it is shown. */
  async function isOverruling(signal: AbortSignal): Promise<boolean> {
    const { subject, basedOn } = about.current;
    if (subject.kind === 'new' || start.entry !== null) return false;
    const found = await lookForChanges(client, subject.incidentId, basedOn, signal);
    setMeanwhile(found);
    return found !== null;
  }

  /** After the incident was closed or deleted by somebody else: the same words as a new one. */
  const asNew = useRef(false);
  const form = useForm<InterventionValues, 'refused'>({
    values,
    rules: interventionRules(values, setup),
    words: (_field, problem) => t(`interventionForm.problem.${problem}`),
    onHeldBack: () => showToast({ kind: 'error', text: t('interventionForm.fixErrors') }),
    async send(signal) {
      if (!asNew.current && (await isOverruling(signal))) return { kind: 'refused', refusal: 'refused' };
      const kind = asNew.current
        ? await sendAsNew(interventionWrite(values, setup, { kind: 'new' }), pictures)
        : await send(interventionWrite(values, setup, about.current.subject), pictures);
      return kind === 'refused' ? { kind, refusal: kind } : { kind };
    },
  });
  const submit = (isNew: boolean) => () => {
    asNew.current = isNew;
    return form.submit();
  };

  /** Somebody's step was seen: the words of the form follow it. */
  function submitAfter({ incident }: Extract<Meanwhile, { kind: 'step-added' }>): Promise<void> {
    const { incidentId, lastUpdated, payload } = incident;
    about.current = { subject: { kind: 'incident', incidentId, payload }, basedOn: lastUpdated };
    void keepDraft(knownAs());
    return submit(false)();
  }

  return {
    ...form,
    meanwhile,
    submitAfter,
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
