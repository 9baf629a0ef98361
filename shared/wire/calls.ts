/**
 * Every call of the contract that answers JSON, and how what it answers is read. Each is a constant of its own, so that a
 * package carries only those that it uses.
 */
export { type AnswerOf, type Call, type CallName, call } from './call';
export type { CallRequest } from './call-request';
export * from './generated/readings';
export type { OpenWord } from './open-word';
export { type CallReading, readCall } from './read-call';
