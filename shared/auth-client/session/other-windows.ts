import { deadline } from '../requests/deadline';
import type { Access } from './access-holder';
import type { SessionChannel } from './session-channel';

/** How long other windows get to send the access token that they hold. */
const askLimitMs = 300;

/** Access tokens on their way from window to window: in memory only, never written down. */
export interface OtherWindows {
  /** An access token of that revision or a newer one, from whoever holds it; null when nobody does. */
  ask(revision: number): Promise<Access | null>;
  tell(access: Access): void;
  /** One has come: whoever has asked gets it. */
  arrived(access: Access): void;
}

export function otherWindows(instanceId: string, channel: SessionChannel): OtherWindows {
  const waiting = new Set<(access: Access) => void>();
  return {
    ask: (revision) =>
      new Promise((resolve) => {
        const limit = deadline(askLimitMs);
        const settle = (found: Access | null): void => {
          limit.end();
          waiting.delete(settle);
          resolve(found);
        };
        limit.signal.addEventListener('abort', () => settle(null));
        waiting.add(settle);
        channel.tell({ kind: 'ask-access', instanceId, revision });
      }),
    tell({ token, revision, expiresAt }) {
      channel.tell({ kind: 'access', instanceId, accessToken: token, revision, expiresAt });
    },
    arrived(access) {
      for (const settle of [...waiting]) settle(access);
    },
  };
}
