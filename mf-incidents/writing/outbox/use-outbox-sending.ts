import { useInstance, useInstanceClient } from '@barnwatch/shared/auth-client';
import { type SendingState, useSending } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import {
  type Delivery,
  makeIdentifier,
  type NewPicture,
  type OutboxError,
  type OutboxWrite,
  useOutbox,
} from '@barnwatch/shared/outbox';
import { useShowToast } from '@barnwatch/shared/ui';
import { useRef, useState } from 'react';
import { rememberOwnWrite } from '../own-writes/own-writes';

/** How far saving has come. */
export type SendingWork = { readonly kind: 'editing' } | { readonly kind: 'sending' } | SendingTrouble;

type SendingTrouble =
  /** The barn did not take it; it stays in the outbox until somebody decides. */
  | { readonly kind: 'refused'; readonly identifier: string; readonly error: OutboxError }
  | { readonly kind: 'signed-out' };

/** What a form sends through the outbox needs to know of it. */
export interface OutboxSendingStart {
  readonly kind: 'intervention' | 'documentation';
  /** An entry of the outbox whose words are changed; null for words that are not there yet. */
  readonly entry: string | null;
  /** Identifier that a draft bears: its words may have been kept under it already. Null for words that are in no draft. */
  readonly sentAs: string | null;
  /** Keeps the draft with the identifier under which it is, or will be, sent. */
  readonly keepDraft: (sentAs: string) => Promise<void>;
  readonly forgetDraft: () => Promise<void>;
  readonly handOverDraft: (stored: Promise<void>) => Promise<void>;
  /** What the toast says when the barn has it. */
  readonly sentWords: string;
  readonly onClose: () => void;
}

const noPictures = async (): Promise<readonly NewPicture[]> => [];

/** Sends what a form holds through the outbox, and tells how it went: nothing is lost, nothing recorded twice (F24). */
export function useOutboxSending(start: OutboxSendingStart) {
  const { kind, entry, keepDraft, forgetDraft, onClose } = start;
  const { t } = useTexts('mf-incidents');
  const { instanceId } = useInstanceClient();
  const accountId = useInstance(instanceId)?.accountId ?? null;
  const showToast = useShowToast();
  const outbox = useOutbox(kind);
  const sending = useSending<SendingTrouble>();
  // What was refused before the form was opened, until it is sent again.
  const [before] = useState(() => troubleOfEntry(outbox.entries, entry));
  const work = workOf(sending.now, before);

  /** The entry of the outbox that holds the words of this form; null while there is none. */
  const waiting = work.kind === 'refused' ? work.identifier : entry;
  const sentAs = useRef(start.sentAs);
  // Part of the draft from its first letter on: where storage is so late that the barn has the words before the device
  // has written down that they were sent, whoever is killed finds the draft of before, and it must stay one record.
  const [first] = useState(makeIdentifier);
  const willBe = useRef(first);

  async function deliver(write: OutboxWrite, pictures: () => Promise<readonly NewPicture[]>): Promise<Delivery | null> {
    if (waiting !== null && (await outbox.change(waiting, write))) return outbox.delivery(waiting);
    const belonging = await pictures();
    // Sent meanwhile with its earlier words: under the same identifier the words of now follow, and nothing is doubled.
    const known = waiting ?? sentAs.current;
    const identifier = known ?? willBe.current;
    sentAs.current = identifier;
    // Draft and outbox are two places: whoever is killed between them finds both, and they must stay one record.
    await keepDraft(identifier);
    const mayBeKnown = known !== null;
    if (accountId !== null) void rememberOwnWrite({ instanceId, accountId }, identifier);
    const kept = await outbox.enqueue({ kind, instanceId, write, pictures: belonging, identifier, mayBeKnown });
    if (kept === null) return null;
    // Once it lies in the outbox nothing typed can get lost, and a draft would come back as a second one. Until then, on
    // a device whose storage is late, the draft is what outlives a sudden end.
    void start.handOverDraft(outbox.stored(kept.identifier));
    return outbox.delivery(kept.identifier);
  }

  /** How sending went. What comes after the form was left is told all the same: the outbox goes on without it. */
  async function settle(delivering: () => Promise<Delivery | null>): Promise<'taken' | 'refused' | 'left'> {
    const delivery = await sending.send(async () => {
      const delivered = await delivering();
      if (delivered?.kind === 'sent') await forgetDraft();
      if (delivered?.kind === 'sent') showToast({ kind: 'success', text: start.sentWords });
      if (delivered?.kind === 'waiting')
        showToast({ kind: 'info', text: t('interventionForm.waiting'), durationMs: 6_000 });
      return delivered ?? nobody;
    }, troubleOf);
    if (delivery === null) return 'left';
    if (troubleOf(delivery) !== null) return 'refused';
    onClose();
    return 'taken';
  }

  return {
    work,
    /** The identifier that the draft of these words bears. */
    knownAs: () => waiting ?? sentAs.current ?? willBe.current,
    send: (write: OutboxWrite, pictures = noPictures) => settle(() => deliver(write, pictures)),
    /** The same words as something new, after what they continued has ended. */
    sendAsNew: (write: OutboxWrite, pictures = noPictures) =>
      settle(async () => {
        const replaced = waiting === null ? null : await outbox.replace(waiting, write);
        if (replaced) return outbox.delivery(replaced.identifier);
        sentAs.current = null;
        willBe.current = makeIdentifier();
        return deliver(write, pictures);
      }),
    discard: async () => {
      if (waiting !== null) await outbox.discard(waiting);
      await forgetDraft();
      onClose();
    },
  };
}

/** Nobody is signed in at the barn. */
const nobody = { kind: 'nobody' } as const;

function troubleOf(delivery: Delivery | typeof nobody): SendingTrouble | null {
  switch (delivery.kind) {
    case 'nobody':
      return { kind: 'signed-out' };
    case 'sent':
    case 'waiting':
      return null;
    case 'needs-you': {
      const { identifier, standing } = delivery.entry;
      return standing.kind === 'needs-you' ? { kind: 'refused', identifier, error: standing.error } : null;
    }
  }
}

function troubleOfEntry(
  entries: ReturnType<typeof useOutbox>['entries'],
  identifier: string | null,
): SendingTrouble | null {
  const standing = entries.find((entry) => entry.identifier === identifier)?.standing;
  return identifier !== null && standing?.kind === 'needs-you'
    ? { kind: 'refused', identifier, error: standing.error }
    : null;
}

function workOf(now: SendingState<SendingTrouble>, before: SendingTrouble | null): SendingWork {
  switch (now.kind) {
    case 'resting':
      return before ?? { kind: 'editing' };
    case 'sending':
      return { kind: 'sending' };
    case 'refused':
      return now.refusal;
  }
}
