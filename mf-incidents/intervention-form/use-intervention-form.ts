import { useTexts } from '@barnwatch/shared/i18n';
import type { NewPicture } from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { DraftStore } from '../drafts/draft-store';
import { useOutboxSending } from '../outbox-form/use-outbox-sending';
import type { FormDraft } from './form-draft';
import { checkIntervention, type FormProblems, firstProblem, type RuledField } from './intervention-rules';
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
  const [checked, setChecked] = useState(false);
  const [problemToShow, setProblemToShow] = useState<{ readonly field: RuledField } | null>(null);
  const keepDraft = (sentAs: string | null, next: Partial<Pick<FormDraft, 'values' | 'photos'>> = {}) =>
    draft.keep({ values, photos: [...photos], ...next, sentAs, savedAt: Date.now() });
  const { work, knownAs, send, sendAsNew, discard } = useOutboxSending({
    kind: 'intervention',
    entry: start.entry,
    sentAs: start.sentAs,
    keepDraft,
    forgetDraft: draft.forget,
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

  async function save(): Promise<void> {
    setChecked(true);
    const field = firstProblem(checkIntervention(values, setup));
    if (field !== null) {
      setProblemToShow({ field });
      showToast({ kind: 'error', text: t('interventionForm.fixErrors') });
      return;
    }
    await send(interventionWrite(values, setup, subject), pictures);
  }

  /** After the incident was closed by somebody else: the same words as a new one. */
  const saveAsNew = () => sendAsNew(interventionWrite(values, setup, { kind: 'new' }), pictures);

  const problems: FormProblems = checked ? checkIntervention(values, setup) : {};
  return { values, change, photos, changePhotos, problems, problemToShow, work, save, saveAsNew, discard };
}

export type InterventionFormState = ReturnType<typeof useInterventionForm>;
