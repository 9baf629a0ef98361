import * as v from 'valibot';
import type { Channel } from '../auth-environment';
import { type SignedOutReason, signedOutReasons } from '../instances/instance-view';

const id = v.pipe(v.string(), v.maxLength(200));

const messageSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['signed-in', 'instances']), instanceId: id }),
  v.object({ kind: v.literal('signed-out'), instanceId: id, reason: v.picklist(signedOutReasons) }),
  v.object({ kind: v.literal('refreshed'), instanceId: id, revision: v.number() }),
]);

/** What the windows of one device tell each other. Any script of the origin hears it: there is never a token in it. */
export type SessionMessage =
  /** Someone signed in there, or the instance was added, changed or removed. */
  | { kind: 'signed-in' | 'instances'; instanceId: string }
  | { kind: 'signed-out'; instanceId: string; reason: SignedOutReason }
  /** A new access token lies in the vault. */
  | { kind: 'refreshed'; instanceId: string; revision: number };

export interface SessionChannel {
  tell(message: SessionMessage): void;
  onMessage(listener: (message: SessionMessage) => void): void;
}

/** Typed messages over a channel: what does not have the shape is dropped. */
export function sessionChannel(channel: Channel): SessionChannel {
  return {
    tell: channel.post,
    onMessage(listener) {
      channel.subscribe((message) => {
        const parsed = v.safeParse(messageSchema, message);
        if (parsed.success) listener(parsed.output);
      });
    },
  };
}
