import { randomUUID } from 'node:crypto';
import { barnAccounts, demoPassword } from '../../deploy/demo/accounts';
import type { Account } from './suite';

/** What a test needs to know of an incident. */
export interface StoredIncident {
  readonly incidentId: string;
  readonly type: string;
  readonly state: string;
  readonly messagePayload: { readonly title?: string; readonly description?: string } | null;
}

/** @returns a refresh token */
export async function signInAt(address: string, username: Account): Promise<string> {
  const credentials = { username, password: demoPassword };
  const login = await BarnApi.nobody(address).call('POST', 'api/auth/usernamePassword/login', credentials);
  return (login as { refreshToken: string }).refreshToken;
}

/** Somebody else at a barn, or a look at its records: the barn asked without any browser. */
export class BarnApi {
  readonly #address: string;
  readonly #token: string;

  private constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  /** Somebody who has not signed in. */
  static nobody(address: string): BarnApi {
    return new BarnApi(address, '');
  }

  static async signIn(address: string, username: Account = 'manager'): Promise<BarnApi> {
    const nobody = BarnApi.nobody(address);
    const refreshToken = await signInAt(address, username);
    const { accessToken } = (await nobody.call('POST', 'api/login/refresh', { refreshToken })) as {
      accessToken: string;
    };
    return new BarnApi(address, accessToken);
  }

  /** @returns `data` of the envelope @throws what the barn refuses */
  async call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.#address}/${path}`, {
      method,
      headers: {
        ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? null : (JSON.parse(text) as { data?: unknown }).data;
  }

  /** Opens an intervention with this title; other facts of its payload as wanted. */
  async openIntervention(title: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const payload = { type: 'health', title, description: 'Made by a test.', severity: 'low', issue: null, ...more };
    return this.open('barnIntervention', 'issueDetected', payload);
  }

  async open(type: string, trigger: string, payload: object): Promise<string> {
    const incidentData = { type, identifier: randomUUID(), trigger, payload };
    const { incident } = (await this.call('POST', 'api/incidents/', { incidentData })) as { incident: StoredIncident };
    return incident.incidentId;
  }

  async addEvent(incidentId: string, trigger: string, payload: object): Promise<void> {
    const incidentEventData = { incidentId, identifier: randomUUID(), trigger, payload };
    await this.call('POST', 'api/incidentEvents', { incidentEventData });
  }

  async close(incidentId: string): Promise<void> {
    await this.call('PUT', `api/incidents/${incidentId}`);
  }

  /** The newest incidents of a type. */
  async incidents(type: string, limit = 1000): Promise<readonly StoredIncident[]> {
    const order = [{ field: 'openedAt', direction: 'desc' }];
    const answer = await this.call('POST', 'api/incidents/query', { query: { type }, order, limit });
    return (answer as { incidents: readonly StoredIncident[] }).incidents;
  }

  async eventCount(incidentId: string): Promise<number> {
    const answer = await this.call('POST', 'api/incidentEvents/query', { query: { incidentId }, limit: 1 });
    return (answer as { page: { total: number } }).page.total;
  }

  async grant(account: Account, permission: string): Promise<void> {
    await this.call('PUT', `api/authorization/add_permission/${permission}/to_user/${accountIdOf(account)}`);
  }

  async withdraw(account: Account, permission: string): Promise<void> {
    await this.call('DELETE', `api/authorization/delete_permission/${permission}/from_user/${accountIdOf(account)}`);
  }
}

function accountIdOf(account: Account): string {
  const known = barnAccounts.find(({ username }) => username === account);
  if (known?.accountId === undefined) throw new Error(`The barns have no account ${account}.`);
  return known.accountId;
}
