import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { accessToken, refreshToken } from './web-tokens';

/** What an instance double answers to one call: a response, or a way not to give one. */
export type Reply = Response | 'no-connection' | 'silence';

export interface RecordedCall {
  method: string;
  path: string;
  authorization: string | null;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

export function json(data: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const body = status < 400 ? { data } : { error: { code: 'some-error', message: 'No.', details: data } };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function page(status = 200): Response {
  return new Response('<!doctype html><title>Sign in</title>', { status, headers: { 'content-type': 'text/html' } });
}

/** What it answers without an `override`; anything else it echoes. */
const ownPaths: ReadonlySet<string> = new Set([
  'api/p',
  'api/identity',
  'api/v',
  'api/identity/imageUrl',
  'api/auth/usernamePassword/login',
  'api/login/refresh',
  'api/permissions',
]);

/**
 * A small instance with single-use refresh tokens. An old one that is used again is counted; it is answered with its
 * successor until that one is used, then it ends the session, as at the reference barn after its overlap. `override`
 * answers first where it gives a reply; of what `losesAnswer` names the work is done, and the answer never arrives.
 */
export class InstanceDouble {
  readonly calls: RecordedCall[] = [];
  readonly reused: string[] = [];
  override: (call: RecordedCall) => Reply | undefined | Promise<Reply | undefined> = () => undefined;
  losesAnswer: (call: RecordedCall) => boolean = () => false;
  eulaAccepted = true;
  /** Whoever signs in. */
  accountId = 'account-1';
  permissions: readonly string[] = ['cameras.view'];
  accessLifetimeMs = millisecondsInHour / 12;
  /** The instance's clock minus the test's, in ms. */
  clockOffsetMs = 0;
  /** Accepted refresh and access tokens. */
  readonly refreshTokens = new Set<string>();
  readonly accessTokens = new Set<string>();
  /** Used refresh tokens with what replaced them. */
  private readonly successors = new Map<string, string>();

  constructor(
    readonly id: string,
    private readonly now: () => number,
  ) {}

  private get clock(): number {
    return this.now() + this.clockOffsetMs;
  }

  grantRefreshToken(): string {
    const token = refreshToken(this.accountId, { now: this.clock, lifetimeMs: 30 * millisecondsInDay });
    this.refreshTokens.add(token);
    return token;
  }

  /** Forgets all access tokens: each next call is answered 401. */
  expireAccess(): void {
    this.accessTokens.clear();
  }

  count(method: string, path: string): number {
    return this.calls.filter((call) => call.method === method && call.path === path).length;
  }

  async answer(call: RecordedCall): Promise<Reply> {
    this.calls.push(call);
    const reply = (await this.override(call)) ?? this.ordinary(call);
    return this.losesAnswer(call) ? 'no-connection' : reply;
  }

  /** Whether it has an answer of its own to a call. */
  knows({ method, path }: Pick<RecordedCall, 'method' | 'path'>): boolean {
    return ownPaths.has(path) || (method === 'DELETE' && path.startsWith('api/login/'));
  }

  private ordinary(call: RecordedCall): Response {
    const { method, path } = call;
    if (path === 'api/p') return new Response('OK', { headers: { 'content-type': 'text/plain' } });
    if (path === 'api/identity') return json({ identity: this.identity() });
    if (path === 'api/v') return json({ version: { product: 'barnwatch', version: '1.2.3' } });
    if (path === 'api/identity/imageUrl') return json({ imageUrl: null });
    if (path === 'api/auth/usernamePassword/login') return this.login(call.body);
    if (path === 'api/login/refresh') return this.refresh(call.body);
    if (method === 'DELETE' && path.startsWith('api/login/')) {
      this.refreshTokens.delete(decodeURIComponent(path.slice('api/login/'.length)));
      return json({});
    }
    const bearer = call.authorization?.replace('Bearer ', '') ?? '';
    if (!this.accessTokens.has(bearer)) return json({}, 401);
    if (path === 'api/permissions') return json({ permissions: this.permissions });
    return json({ path });
  }

  private identity(): Record<string, string> {
    return { globalUniqueIdentifier: this.id, name: this.id, realWorldName: `Real ${this.id}`, type: 'barn' };
  }

  private login(body: unknown): Response {
    const { password } = body as { password: string };
    return password === 'right' ? json({ refreshToken: this.grantRefreshToken() }) : json({}, 401);
  }

  private refresh(body: unknown): Response {
    const { refreshToken: token, acceptEula } = body as { refreshToken: string; acceptEula: boolean };
    const successor = this.successors.get(token);
    if (successor !== undefined) this.reused.push(token);
    const isGood = this.refreshTokens.has(successor ?? token);
    if (!isGood) {
      if (successor !== undefined) this.refreshTokens.clear();
      return json({}, 403);
    }
    if (acceptEula) this.eulaAccepted = true;
    if (!this.eulaAccepted) return json({}, 451);
    const access = accessToken(this.accountId, { now: this.clock, lifetimeMs: this.accessLifetimeMs });
    this.accessTokens.add(access);
    return json({ accessToken: access, refreshToken: successor ?? this.replace(token) });
  }

  private replace(token: string): string {
    this.refreshTokens.delete(token);
    const successor = this.grantRefreshToken();
    this.successors.set(token, successor);
    return successor;
  }
}
