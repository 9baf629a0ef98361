import { answerCreated, answerData } from '../server/answers';
import type { Caller, Handlers } from '../server/call';
import { type Refusal, refuse } from '../server/refusals';
import { eulaRequired } from './eula-handlers';
import type { Identity } from './identity';

/** Refresh, sign-out, own sessions and permissions, tickets. */
export function createSessionHandlers(identity: Identity): Handlers {
  const { rights, tokens, sessions, tickets } = identity;
  return {
    'POST api/login/refresh': async ({ body: { refreshToken, acceptEula = false }, userAgent, now }) => {
      const result = await refresh(identity, { refreshToken, acceptEula, userAgent, now });
      return 'kind' in result ? result : answerData(result);
    },
    'DELETE api/login/{refreshToken}': async ({ path: { refreshToken }, now }) => {
      const claims = await tokens.verifyRefresh(refreshToken, now);
      if (typeof claims !== 'string') sessions.end(claims.tokenId, now);
      return answerData({});
    },
    'GET api/login/sessions': ({ caller, now }) => {
      const { accountId, sessionId } = requireCaller(caller);
      const open = sessions.listOpen(accountId, now);
      return answerData({
        sessions: open.map((session) => ({ ...session, current: session.sessionId === sessionId })),
      });
    },
    'DELETE api/login/sessions/{sessionId}': ({ path: { sessionId }, caller, now }) => {
      const { accountId } = requireCaller(caller);
      if (sessions.endOf(accountId, sessionId, now)) return answerData({});
      return refuse('session-unknown', 'You have no such sign-in, or it has ended');
    },
    'POST api/login/sessions/endOthers': ({ caller, now }) => {
      const { accountId, sessionId } = requireCaller(caller);
      return answerData({ ended: sessions.endOthers(accountId, sessionId, now) });
    },
    'GET api/permissions': ({ caller }) =>
      answerData({ permissions: [...rights.permissionsOf(requireCaller(caller).accountId)] }),
    'POST api/tickets': ({ body: { path }, caller, now }) =>
      answerCreated({ ticket: tickets.create(path, requireCaller(caller), now) }),
  };
}

/** Handlers of operations that need a bearer are never called without a caller. */
export function requireCaller(caller: Caller | null): Caller {
  if (caller === null) throw new Error('the contract asks for a bearer here');
  return caller;
}

interface FreshTokens {
  accessToken: string;
  /** Only with single-use refresh tokens: replaces the one sent. */
  refreshToken?: string;
}

interface RefreshAttempt {
  readonly refreshToken: string;
  readonly acceptEula: boolean;
  readonly userAgent: string;
  readonly now: number;
}

async function refresh(
  { tokens, sessions, acceptances, agreement, accounts, accessLifetimeS }: Identity,
  { refreshToken, acceptEula, userAgent, now }: RefreshAttempt,
): Promise<FreshTokens | Refusal> {
  const rejected = refuse('refresh-rejected', 'The refresh token is not good (any more): sign in again');
  const claims = await tokens.verifyRefresh(refreshToken, now);
  if (typeof claims === 'string' || !sessions.isOpen(claims) || !accounts.find(claims.accountId)) return rejected;
  // Before the token is used up: whoever is shown the agreement comes back with the same token.
  if (agreement !== null && acceptances.isNeeded(claims.accountId)) {
    if (!acceptEula) return eulaRequired(agreement);
    acceptances.accept(claims.accountId, now);
  }
  const use = sessions.use(claims, now, userAgent);
  switch (use.kind) {
    case 'unknown':
    case 'revoked':
    case 'reused':
      return rejected;
    case 'accepted': {
      const issuedAtS = Math.floor(now / 1000);
      const { accountId, sessionId, successor } = use;
      accounts.recordSignIn(accountId, now);
      const expiresAtS = issuedAtS + accessLifetimeS;
      const accessToken = await tokens.signAccess({ accountId, sessionId, issuedAtS, expiresAtS });
      return successor === null ? { accessToken } : { accessToken, refreshToken: await tokens.signRefresh(successor) };
    }
  }
}
