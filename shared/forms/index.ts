/** The forms door: how a form checks, sends once, and tells what was wrong with it (decision 0024). */
export { AskBeforeLeaving, type AskBeforeLeavingProps } from './ask-before-leaving';
export { Form, FormMessage, type FormProps } from './form';
export { LineNotice, type LineNoticeProps } from './line-notice';
export { isLineOfText } from './line-of-text';
export { hasProblem, type Problems, problemsOf } from './problems';
export { QuestionDialog, type QuestionDialogProps } from './question-dialog';
export { type Fault, type FormOptions, type FormState, type Refused, type Sent, useForm } from './use-form';
export { type NeededLine, useMissingLine } from './use-missing-line';
export { type QuestionForm, useQuestion } from './use-question';
export { type Sending, type SendingState, useSending } from './use-sending';
