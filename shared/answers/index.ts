/** Answers of an instance that a screen shows: shared by all who ask, asked again by themselves, kept with their age. */
export type { BarnAnswer, BarnAnswerOptions } from './barn-answer';
export { type BarnReading, type KnownReading, knownReading } from './barn-reading';
export { type Edit, type Edits, heldValue } from './edits';
export type { AnswerPage, AnswerPages } from './read-pages';
export { type SendOptions, sendCall } from './send-call';
export { type Action, type ActionOptions, type ActionState, useAction } from './use-action';
export { useBarnAnswer } from './use-barn-answer';
export { type Editing, type EditOptions, useEdits } from './use-edits';
export { type PagedBarnAnswer, type PagedBarnAnswerOptions, usePagedBarnAnswer } from './use-paged-barn-answer';
export { type PagedReading, type PagedReadingOptions, type ReadPages, usePagedReading } from './use-paged-reading';
export { type PartedBarnAnswerOptions, usePartedBarnAnswer } from './use-parted-barn-answer';
export { type PartedQuestion, usePartedReading } from './use-parted-reading';
export { type ReadingOptions, useReading } from './use-reading';
export type { Select } from './use-selected';
