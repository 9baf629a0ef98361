import type { TestInstance } from '../../testing/test-instance';

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

const byTime = (field: string) => ({ order: [{ field, direction: 'asc' }] });

/** What shows that the records of a kept sample are there; an attachment is asked for by its own test. */
export const sampleQuestions: readonly Question[] = [
  { method: 'GET', path: 'api/cameras' },
  { method: 'GET', path: 'api/accounts' },
  { method: 'GET', path: 'api/authorization/roles/by_user/account-keeper/' },
  { method: 'GET', path: 'api/service_accounts/all' },
  { method: 'GET', path: 'api/regions/types' },
  { method: 'GET', path: 'api/regions/specifications' },
  { method: 'GET', path: 'api/regions/mappings' },
  { method: 'POST', path: 'api/cameraCanvases/query', body: byTime('name') },
  { method: 'POST', path: 'api/incidents/query', body: byTime('openedAt') },
  { method: 'POST', path: 'api/incidentEvents/query', body: byTime('eventTimestamp') },
  { method: 'POST', path: 'api/watchdogs/queryOne', body: { query: { type: 'speed' } } },
];

/** What a question answers differently each time. */
const fleeting = new Set(['loadedTimestamp', 'lastSeen', 'online', 'lastSignIn', 'lastSignInAt', 'lastLogin']);

/** The answers, without what is true for a moment only. @throws when a question is refused */
export async function askSample(barn: TestInstance, token: string): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {};
  for (const { method, path, body } of sampleQuestions) {
    const { status, body: answer } = await barn.call(method, path, { token, ...(body !== undefined && { body }) });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const lasting: unknown = JSON.parse(
      JSON.stringify(answer.data, (key, value) => (fleeting.has(key) ? undefined : value)),
    );
    answers[path] = lasting;
  }
  return answers;
}
