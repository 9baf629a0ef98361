/** Answers of an instance that a screen shows: shared by all who ask, asked again by themselves, kept with their age. */
export type { BarnAnswer, BarnAnswerOptions } from './barn-answer';
export type { AnswerPage, AnswerPages } from './read-pages';
export { useBarnAnswer } from './use-barn-answer';
export { type PagedBarnAnswer, type PagedBarnAnswerOptions, usePagedBarnAnswer } from './use-paged-barn-answer';
export { type PartedBarnAnswerOptions, usePartedBarnAnswer } from './use-parted-barn-answer';
