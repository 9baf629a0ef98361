import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import { type PrivacyState, setPrivacyOfAll, setPrivacy as setPrivacyOfOne } from '@barnwatch/shared/wire/calls';

/** What is wanted of privacy mode. */
export type PrivacyRequest =
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
  request: PrivacyRequest,
): Promise<PrivacyOutcome> {
  if (scope.kind === 'camera') return setOne(client, scope.cameraId, request);
  if (request.kind === 'until-ended') return setEach(client, scope.cameraIds, request);
  const parameters = { path: { duration: wordOf(request) }, body: { allCameras: true } } as const;
  const outcome = await sendCall(client, setPrivacyOfAll, parameters);
  if (!outcome.ok) return { hidden: [], error: outcome.error };
  const { answer, setAside } = outcome.value;
  const hidden = [...answer.privacy].flatMap(([cameraId, state]) => hiddenIn(cameraId, state));
  // What the barn says of these cannot be read: it has done to them what it has done to all.
  return { hidden: request.kind === 'end' ? hidden : [...hidden, ...setAside], error: null };
}

async function setOne(client: InstanceClient, cameraId: string, request: PrivacyRequest): Promise<PrivacyOutcome> {
  const outcome = await sendCall(client, setPrivacyOfOne, { path: { cameraId, privacy: wordOf(request) } });
  return outcome.ok
    ? { hidden: hiddenIn(cameraId, outcome.value.answer.privacy), error: null }
    : { hidden: [], error: outcome.error };
}

async function setEach(
  client: InstanceClient,
  cameraIds: readonly string[],
  request: PrivacyRequest,
): Promise<PrivacyOutcome> {
  const hidden: string[] = [];
  for (const cameraId of cameraIds) {
    const { hidden: changed, error } = await setOne(client, cameraId, request);
    if (error) return { hidden, error };
    hidden.push(...changed);
  }
  return { hidden, error: null };
}

function hiddenIn(cameraId: string, { active }: PrivacyState): readonly string[] {
  return active ? [cameraId] : [];
}

function wordOf(request: PrivacyRequest): string {
  switch (request.kind) {
    case 'for':
      return String(request.durationMs);
    case 'until-ended':
      return 'true';
    case 'end':
      return 'false';
  }
}
