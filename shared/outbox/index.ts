export { onDraftChange, tellDraftChange } from './drafts/draft-changes';
export { type DraftStore, draftKey, isHandedOver } from './drafts/draft-store';
export { type DraftReading, useDraft } from './drafts/use-draft';
export { makeIdentifier } from './make-identifier';
export type { Delivery, NewEntry, Outbox, OutboxState } from './outbox';
export type { OutboxEntry, OutboxError, OutboxStanding } from './outbox-entry';
export type { NewPicture, OutboxWrite, WriteReceipt } from './outbox-write';
export { outbox } from './running-outbox';
export { type OutboxView, useOutbox } from './use-outbox';
