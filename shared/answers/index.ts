/** Answers of an instance that a screen shows: shared by all who ask, asked again by themselves, kept with their age. */
export { type BarnReading, type KnownReading, knownReading } from './barn-reading';
export { type Edit, type Edits, heldValue } from './edits';
export { keptReading, readAndKeep, takeReading } from './kept-reading';
export { type SendOptions, sendCall } from './send-call';
export { type FileCallName, sendFileCall } from './send-file-call';
export { type Action, type ActionOptions, type ActionState, useAction } from './use-action';
export { useAwaited } from './use-awaited';
export { type Editing, type EditOptions, useEdits } from './use-edits';
export { type FinderState, useFinderState } from './use-finder-state';
export { type PagedReading, type PagedReadingOptions, type ReadPages, usePagedReading } from './use-paged-reading';
export { type PartedQuestion, usePartedReading } from './use-parted-reading';
export { type ReadingOptions, useReading } from './use-reading';
export { useReturn } from './use-return';
export type { Select } from './use-selected';
