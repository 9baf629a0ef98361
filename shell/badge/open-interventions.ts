import { type AuthClient, type InstanceClient, writeLog } from '@barnwatch/shared/auth-client';
import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import { badgeBarns, badgeCount } from './badge-count';

/** A number on an icon may be some minutes old, ms. */
const askedEveryMs = 5 * millisecondsInMinute;

/** Interventions that nobody has closed: one is asked for, the total is what counts. */
const question = { query: { type: 'barnIntervention', closedAt: { $exists: false } }, limit: 1 };
const totalSchema = v.object({ page: v.object({ total: v.number() }) });

/** What of the auth client is needed for it. */
export interface BadgeClient {
  readonly instances: Pick<AuthClient['instances'], 'get' | 'subscribe'>;
  readonly client: (instanceId: string) => Pick<InstanceClient, 'post'>;
}

/** Asks each barn when it can be reached, when the suite is looked at again, and every few minutes meanwhile. */
export function showOpenInterventions(auth: BadgeClient): void {
  const told = new Map<string, number>();
  let reached = '';

  async function show(): Promise<void> {
    const count = badgeCount(badgeBarns(auth.instances.get()), told);
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  }

  async function ask(): Promise<void> {
    const barns = badgeBarns(auth.instances.get());
    for (const id of [...told.keys()])
      if (!barns.some(({ globalUniqueIdentifier }) => globalUniqueIdentifier === id)) told.delete(id);
    await Promise.all(
      barns.map(async ({ globalUniqueIdentifier: id, online }) => {
        if (!online) return;
        const parse = (data: unknown) => v.parse(totalSchema, data);
        const answer = await auth.client(id).post('api/incidents/query', { body: question, parse });
        if (answer.ok) told.set(id, answer.value.page.total);
      }),
    );
    await show();
  }

  // A system may refuse a badge at any time: the suite has none then.
  const askQuietly = () => void ask().catch((cause: unknown) => writeLog('info', 'The badge was refused', { cause }));

  function askWhereReached(): void {
    const now = badgeBarns(auth.instances.get())
      .map(({ globalUniqueIdentifier, online }) => `${globalUniqueIdentifier} ${online}`)
      .join('\n');
    if (now === reached) return;
    reached = now;
    askQuietly();
  }

  auth.instances.subscribe(askWhereReached);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && askQuietly());
  setInterval(askQuietly, askedEveryMs);
  askWhereReached();
}
