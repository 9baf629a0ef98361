import { type InstanceClient, type Outcome, urlPath } from '@barnwatch/shared/auth-client';
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

const state = v.object({ active: v.boolean(), until: v.nullable(v.number()) });
const ofOne = v.object({ privacy: state });
const ofAll = v.object({ privacy: v.record(v.string(), state) });

/**
 * `PUT api/privacy/{cameraId}/{privacy}` or `PUT api/privacy/multiple/{duration or false}`. Needs `cameras.privacy`.
 * The call for all takes no "until ended": it is said to each camera, and the first refusal ends that.
 *
 * @returns the state by camera id, of those that were changed
 */
export async function setPrivacy(
  client: InstanceClient,
  scope: PrivacyScope,
  wish: PrivacyWish,
): Promise<Outcome<ReadonlyMap<string, PrivacyState>>> {
  if (scope.kind === 'camera') return setOne(client, scope.cameraId, wish);
  if (wish.kind === 'until-ended') return setEach(client, scope.cameraIds, wish);
  const outcome = await client.put(urlPath`api/privacy/multiple/${wordOf(wish)}`, {
    body: { allCameras: true },
    parse: (data) => v.parse(ofAll, data).privacy,
  });
  return outcome.ok ? { ok: true, value: new Map(Object.entries(outcome.value)) } : outcome;
}

async function setOne(client: InstanceClient, cameraId: string, wish: PrivacyWish) {
  const outcome = await client.put(urlPath`api/privacy/${cameraId}/${wordOf(wish)}`, {
    parse: (data) => v.parse(ofOne, data).privacy,
  });
  return outcome.ok ? { ok: true as const, value: new Map([[cameraId, outcome.value]]) } : outcome;
}

async function setEach(client: InstanceClient, cameraIds: readonly string[], wish: PrivacyWish) {
  const states = new Map<string, PrivacyState>();
  for (const cameraId of cameraIds) {
    const outcome = await setOne(client, cameraId, wish);
    if (!outcome.ok) return outcome;
    for (const [id, changed] of outcome.value) states.set(id, changed);
  }
  return { ok: true as const, value: states };
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
