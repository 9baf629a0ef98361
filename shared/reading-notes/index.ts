/** What is said above a list of what could not be read of it; each remote carries its own copy. */
export { ReadingNotes, type ReadingNotesProps } from './reading-notes';
