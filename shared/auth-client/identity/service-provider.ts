import * as v from 'valibot';
import { readableItems } from '../../wire/readable-items';
import type { InstanceView } from '../instances/instance-view';
import { shownName } from '../instances/shown-name';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { isSignedOut, type Outcome, type RequestError } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import { urlPath } from '../requests/url-path';

/** A barn as the senator knows it: where one can sign in with the senator's account. */
export interface ServiceProvider {
  serviceProviderId: string;
  globalUniqueIdentifier: string;
  name: string;
  /** Whether the senator's account has an account at the barn. */
  hasAccount: boolean;
}

export type ServiceProviderOutcome =
  | { ok: true; serviceProvider: ServiceProvider }
  | { ok: false; reason: 'not-signed-in-at-senator' | 'could-not-create' | 'failed'; error: RequestError };

/** Account to be created at a barn. */
export interface ProviderAccount {
  displayName: string;
  acceptEula: boolean;
}

export type ProviderAccountOutcome =
  /** `created` is false where there was one already: it can be used. */
  | { ok: true; created: boolean }
  | {
      ok: false;
      reason: 'not-signed-in-at-senator' | 'eula-required' | 'could-not-create' | 'failed';
      error: RequestError;
    };

/** Limit of the contract for the name of a provider. */
const nameLimit = 100;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const entry = v.object({
  serviceProviderId: id,
  globalUniqueIdentifier: id,
  name: v.pipe(v.string(), v.maxLength(500)),
  remoteAccountId: v.nullable(v.string()),
});
const listAnswer = v.object({ serviceProviders: readableItems(entry) });
const oneAnswer = v.object({ serviceProvider: entry });

function providerOf(data: ReturnType<typeof v.parse<typeof entry>>): ServiceProvider {
  const { serviceProviderId, globalUniqueIdentifier, name, remoteAccountId } = data;
  return { serviceProviderId, globalUniqueIdentifier, name, hasAccount: remoteAccountId !== null };
}

function refused<Reason extends string>(
  reason: Reason,
  error: RequestError,
): { ok: false; reason: Reason | 'not-signed-in-at-senator'; error: RequestError } {
  return { ok: false, reason: isSignedOut(error) ? 'not-signed-in-at-senator' : reason, error };
}

async function find(
  targetId: string,
  senator: ExchangeContext,
  signal: AbortSignal,
): Promise<Outcome<ServiceProvider | null>> {
  return exchange(
    { method: 'GET', path: 'api/serviceProviders/', signal },
    jsonAnswer(senator.instanceId, (data) => {
      const { serviceProviders } = v.parse(listAnswer, data);
      const found = serviceProviders.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === targetId);
      return found ? providerOf(found) : null;
    }),
    senator,
  );
}

/** The provider of a barn at the senator; created where the senator has none yet. */
export async function readServiceProvider(
  target: InstanceView,
  senator: ExchangeContext,
  signal: AbortSignal,
): Promise<ServiceProviderOutcome> {
  const { globalUniqueIdentifier } = target;
  const found = await find(globalUniqueIdentifier, senator, signal);
  if (!found.ok) return refused('failed', found.error);
  if (found.value) return { ok: true, serviceProvider: found.value };
  const body = { name: shownName(target).slice(0, nameLimit), globalUniqueIdentifier };
  const created = await exchange(
    { method: 'POST', path: 'api/serviceProviders', body, signal },
    jsonAnswer(senator.instanceId, (data) => providerOf(v.parse(oneAnswer, data).serviceProvider)),
    senator,
  );
  if (created.ok) return { ok: true, serviceProvider: created.value };
  if (created.error.code !== 'conflict') return refused('could-not-create', created.error);
  // Somebody else, or another window, was faster.
  const again = await find(globalUniqueIdentifier, senator, signal);
  if (!again.ok) return refused('failed', again.error);
  if (again.value) return { ok: true, serviceProvider: again.value };
  return refused('could-not-create', created.error);
}

/**
 * Creates an account at the barn for the senator's account. One that exists already is as good. The barn alone knows
 * that: what the senator remembers of it may be gone.
 */
export async function createAccountAtProvider(
  target: InstanceView,
  { displayName, acceptEula }: ProviderAccount,
  senator: ExchangeContext,
  signal: AbortSignal,
): Promise<ProviderAccountOutcome> {
  const provider = await readServiceProvider(target, senator, signal);
  if (!provider.ok) return provider;
  const { serviceProviderId } = provider.serviceProvider;
  const outcome = await exchange(
    {
      method: 'POST',
      path: urlPath`api/idp/${serviceProviderId}/account`,
      body: { displayName, acceptEula },
      forAnother: true,
      signal,
    },
    jsonAnswer(senator.instanceId, (data) => v.parse(oneAnswer, data)),
    senator,
  );
  if (outcome.ok) return { ok: true, created: true };
  const { error } = outcome;
  if (error.code === 'conflict') return { ok: true, created: false };
  // The senator passes on what the barn answers: it is the barn's agreement, not the senator's.
  if (error.code === 'eula-required') return { ok: false, reason: 'eula-required', error };
  return refused('could-not-create', error);
}
