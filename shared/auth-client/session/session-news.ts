import { literal, maxLength, number, object, picklist, pipe, safeParse, string, variant } from 'valibot';
import type { Channel } from '../auth-environment';
import { type SignedOutReason, signedOutReasons } from '../instances/instance-view';

const id = pipe(string(), maxLength(200));

const newsSchema = variant('kind', [
  object({ kind: picklist(['signed-in', 'instances']), instanceId: id }),
  object({ kind: literal('signed-out'), instanceId: id, reason: picklist(signedOutReasons) }),
  object({ kind: literal('ask-access'), instanceId: id, revision: number() }),
  object({
    kind: literal('access'),
    instanceId: id,
    accessToken: pipe(string(), maxLength(16_384)),
    revision: number(),
    /** ms since 1970 UTC by the device's clock */
    expiresAt: number(),
  }),
]);

/** What the windows of one device tell each other. */
export type SessionNews =
  /** Someone signed in there, or the instance was added, changed or removed. */
  | { kind: 'signed-in' | 'instances'; instanceId: string }
  | { kind: 'signed-out'; instanceId: string; reason: SignedOutReason }
  /** Who has an access token of that revision or a newer one? */
  | { kind: 'ask-access'; instanceId: string; revision: number }
  | { kind: 'access'; instanceId: string; accessToken: string; revision: number; expiresAt: number };

export interface NewsLine {
  tell(news: SessionNews): void;
  onNews(listener: (news: SessionNews) => void): void;
}

/** Typed news over a channel: what does not have the shape is not news. */
export function newsLine(channel: Channel): NewsLine {
  return {
    tell: channel.post,
    onNews(listener) {
      channel.subscribe((message) => {
        const parsed = safeParse(newsSchema, message);
        if (parsed.success) listener(parsed.output);
      });
    },
  };
}
