import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import { type PrivacyState, setPrivacyOfAll, setPrivacy as setPrivacyOfOne } from '@barnwatch/shared/wire/calls';

/** What is wanted of privacy mode. */
export type PrivacyWish =
  | { readonly kind: 'for'; readonly durationMs: number }
  | { readonly kind: 'until-ended' }
  | { readonly kind: 'end' };

/** One camera, or every camera of the barn, decommissioned ones too. */
export type PrivacyScope =
  | { readonly kind: 'camera'; readonly cameraId: string }
  | { readonly kind: 'all'; readonly cameraIds: readonly string[] };

/** What became of a change: of several cameras some may be changed already when one is refused. */
export interface PrivacyOutcome {
  /** The cameras that are private now, of those that were changed. */
  readonly hidden: readonly string[];
  /** What ended it; null if all of it was done. */
  readonly error: RequestError | null;
}

/**
 * Switches privacy mode. Needs `cameras.privacy`. The call for all takes no "until ended": it is said to each camera, and
 * the first refusal ends that.
 */
export async function setPrivacy(
  client: InstanceClient,
  scope: PrivacyScope,
  wish: PrivacyWish,
): Promise<PrivacyOutcome> {
  if (scope.kind === 'camera') return setOne(client, scope.cameraId, wish);
  if (wish.kind === 'until-ended') return setEach(client, scope.cameraIds, wish);
  const request = { path: { duration: wordOf(wish) }, body: { allCameras: true } } as const;
  const outcome = await sendCall(client, setPrivacyOfAll, request);
  if (!outcome.ok) return { hidden: [], error: outcome.error };
  const { answer, setAside } = outcome.value;
  const hidden = [...answer.privacy].flatMap(([cameraId, state]) => hiddenIn(cameraId, state));
  // What the barn says of these cannot be read: it has done to them what it has done to all.
  return { hidden: wish.kind === 'end' ? hidden : [...hidden, ...setAside], error: null };
}

async function setOne(client: InstanceClient, cameraId: string, wish: PrivacyWish): Promise<PrivacyOutcome> {
  const outcome = await sendCall(client, setPrivacyOfOne, { path: { cameraId, privacy: wordOf(wish) } });
  return outcome.ok
    ? { hidden: hiddenIn(cameraId, outcome.value.answer.privacy), error: null }
    : { hidden: [], error: outcome.error };
}

async function setEach(
  client: InstanceClient,
  cameraIds: readonly string[],
  wish: PrivacyWish,
): Promise<PrivacyOutcome> {
  const hidden: string[] = [];
  for (const cameraId of cameraIds) {
    const { hidden: changed, error } = await setOne(client, cameraId, wish);
    if (error) return { hidden, error };
    hidden.push(...changed);
  }
  return { hidden, error: null };
}

function hiddenIn(cameraId: string, { active }: PrivacyState): readonly string[] {
  return active ? [cameraId] : [];
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
