import * as v from 'valibot';
import { readableItems } from '../../wire/readable-items';
import { exchange } from '../requests/exchange';
import type { Outcome } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import type { SessionContext } from './session-context';

/** What is no name of a right grants none, and takes none of the others away. */
const answerSchema = v.object({ permissions: readableItems(v.pipe(v.string(), v.maxLength(200))) });

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
