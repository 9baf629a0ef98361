import type { RequestError } from '@barnwatch/shared/auth-client';
import { QuestionDialog, type QuestionDialogProps, type QuestionForm } from '@barnwatch/shared/forms';
import { ActionFailure } from './action-failure';

export interface ActionQuestion extends Omit<QuestionDialogProps, 'form' | 'failure'> {
  /** What is said where it was not done: "The incident was not closed." */
  readonly notDone: string;
  readonly form: Pick<QuestionForm<RequestError>, 'busy' | 'refusal' | 'submit' | 'fault'>;
}

/** Asks before something is done to an incident, and says there why it was not done. */
export function ActionDialog({ notDone, form, ...question }: ActionQuestion) {
  const { refusal } = form;
  return (
    <QuestionDialog {...question} form={form} failure={refusal && <ActionFailure what={notDone} error={refusal} />} />
  );
}
