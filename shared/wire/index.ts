// The wire door: types only, nothing at run time.
export type { FileAnswer } from './file-answer';
export type * from './generated/contract';
