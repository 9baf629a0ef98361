import * as v from 'valibot';
import { readableItems } from '../../wire/readable-items';
import { exchange } from '../requests/exchange';
import type { Outcome } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import type { SessionContext } from './session-context';

/** What is no name of a right grants none, and takes none of the others away. */
const answerSchema = v.object({ permissions: readableItems(v.pipe(v.string(), v.maxLength(200))) });

type PermissionContext = Pick<
  SessionContext,
  'instanceId' | 'exchangeContext' | 'patch' | 'view' | 'lifetime' | 'firstPermissions'
>;

async function ask(on: PermissionContext, signal: AbortSignal): Promise<Outcome<readonly string[]>> {
  const outcome = await exchange(
    { method: 'GET', path: 'api/permissions', signal },
    jsonAnswer(on.instanceId, (data) => v.parse(answerSchema, data).permissions),
    on.exchangeContext(),
  );
  if (outcome.ok) on.patch({ availablePermissions: outcome.value, permissionsKnown: true });
  return outcome;
}

/**
 * Asks what the account may do. While nothing is known, all who ask share one answer, and none that leaves takes it from
 * the others; afterwards whoever asks wants to know what has changed, and is asked for by itself.
 */
export function loadPermissions(on: PermissionContext, signal: AbortSignal): Promise<Outcome<readonly string[]>> {
  if (on.view()?.permissionsKnown) return ask(on, signal);
  return on.firstPermissions.join(signal, () => ask(on, on.lifetime.signal()));
}
