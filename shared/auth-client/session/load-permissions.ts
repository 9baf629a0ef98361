import * as v from 'valibot';
import { exchange } from '../requests/exchange';
import type { Outcome } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import type { SessionContext } from './session-context';

const answerSchema = v.object({ permissions: v.array(v.pipe(v.string(), v.maxLength(200))) });

/** Asks what the account may do. */
export async function loadPermissions(
  { instanceId, exchangeContext, patch }: Pick<SessionContext, 'instanceId' | 'exchangeContext' | 'patch'>,
  signal: AbortSignal,
): Promise<Outcome<readonly string[]>> {
  const outcome = await exchange(
    { method: 'GET', path: 'api/permissions', signal },
    jsonAnswer(instanceId, (data) => v.parse(answerSchema, data).permissions),
    exchangeContext(),
  );
  if (outcome.ok) patch({ availablePermissions: outcome.value, permissionsKnown: true });
  return outcome;
}
