import { type InstanceClient, type RequestError, urlPath } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';

/** What is wanted of privacy mode. */
export type PrivacyWish =
  | { readonly kind: 'for'; readonly durationMs: number }
  | { readonly kind: 'until-ended' }
  | { readonly kind: 'end' };

/** One camera, or every camera of the barn, decommissioned ones too. */
export type PrivacyScope =
  | { readonly kind: 'camera'; readonly cameraId: string }
  | { readonly kind: 'all'; readonly cameraIds: readonly string[] };

/** Whether privacy hides a camera, and until when (ms since 1970 UTC by the barn's clock; null without end). */
export interface PrivacyState {
  readonly active: boolean;
  readonly until: number | null;
}

/** What became of a wish: of several cameras some may be changed already when one is refused. */
export interface PrivacyOutcome {
  /** By camera id, of those that were changed. */
  readonly states: ReadonlyMap<string, PrivacyState>;
  /** What ended it; null if all of it was done. */
  readonly error: RequestError | null;
}

const state = v.object({ active: v.boolean(), until: v.nullable(v.number()) });
const ofOne = v.object({ privacy: state });
const ofAll = v.object({ privacy: v.record(v.string(), state) });

/**
 * `PUT api/privacy/{cameraId}/{privacy}` or `PUT api/privacy/multiple/{duration or false}`. Needs `cameras.privacy`.
 * The call for all takes no "until ended": it is said to each camera, and the first refusal ends that.
 */
export async function setPrivacy(
  client: InstanceClient,
  scope: PrivacyScope,
  wish: PrivacyWish,
): Promise<PrivacyOutcome> {
  if (scope.kind === 'camera') return setOne(client, scope.cameraId, wish);
  if (wish.kind === 'until-ended') return setEach(client, scope.cameraIds, wish);
  const outcome = await client.put(urlPath`api/privacy/multiple/${wordOf(wish)}`, {
    body: { allCameras: true },
    parse: (data) => v.parse(ofAll, data).privacy,
  });
  return outcome.ok ? done(Object.entries(outcome.value)) : refused(outcome.error);
}

async function setOne(client: InstanceClient, cameraId: string, wish: PrivacyWish): Promise<PrivacyOutcome> {
  const outcome = await client.put(urlPath`api/privacy/${cameraId}/${wordOf(wish)}`, {
    parse: (data) => v.parse(ofOne, data).privacy,
  });
  return outcome.ok ? done([[cameraId, outcome.value]]) : refused(outcome.error);
}

async function setEach(
  client: InstanceClient,
  cameraIds: readonly string[],
  wish: PrivacyWish,
): Promise<PrivacyOutcome> {
  const states = new Map<string, PrivacyState>();
  for (const cameraId of cameraIds) {
    const { states: changed, error } = await setOne(client, cameraId, wish);
    if (error) return { states, error };
    for (const [id, state] of changed) states.set(id, state);
  }
  return done(states);
}

function done(states: Iterable<readonly [string, PrivacyState]>): PrivacyOutcome {
  return { states: new Map(states), error: null };
}

function refused(error: RequestError): PrivacyOutcome {
  return { states: new Map(), error };
}

function wordOf(wish: PrivacyWish): string {
  switch (wish.kind) {
    case 'for':
      return String(wish.durationMs);
    case 'until-ended':
      return 'true';
    case 'end':
      return 'false';
  }
}
