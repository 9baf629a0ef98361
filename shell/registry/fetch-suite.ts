import { type SuiteRegistry, suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { type KeptRegistryReason, keptRegistryHeader, lateRegistryHeader } from '../offline/worker-messages';

/** Longest wait for `suite.json`, ms; then the last good copy is used. */
const registryTimeout = 5_000;

/** Why the registry could not be read. */
export interface RegistryFailure {
  readonly code: 'registry-unreachable' | 'registry-refused' | 'registry-unreadable' | 'registry-of-another-form';
  readonly context: { readonly status?: number; readonly detail?: string };
  readonly cause?: unknown;
}

export type RegistryOutcome =
  /** `kept` says that the service worker has answered with the registry of what it keeps, and why. */
  { readonly registry: SuiteRegistry; readonly kept?: KeptRegistryReason } | { readonly failure: RegistryFailure };

/** Checks what was read, from the network or from the device. */
export function parseSuite(data: unknown): RegistryOutcome {
  const parsed = v.safeParse(suiteRegistrySchema, data);
  if (parsed.success) return { registry: parsed.output };
  const [issue] = parsed.issues;
  const place = issue.path?.map((part) => String(part.key)).join('.') ?? '';
  return { failure: { code: 'registry-of-another-form', context: { detail: `${place}: ${issue.message}` } } };
}

/**
 * Fetches `suite.json`, the only file of the suite that is revalidated.
 *
 * @param cache `patientCache` where nobody waits for the answer
 */
export async function fetchSuite(signal: AbortSignal, cache: RequestCache = 'default'): Promise<RegistryOutcome> {
  let answer: Response;
  let body: string;
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(registryTimeout)]);
    // The same mode as the page's preload, so that the answer is already on its way. The server says `no-cache`.
    answer = await fetch('/suite.json', { credentials: 'same-origin', cache, signal: limit });
    body = await answer.text();
  } catch (cause) {
    return { failure: { code: 'registry-unreachable', context: {}, cause } };
  }
  if (!answer.ok) return { failure: { code: 'registry-refused', context: { status: answer.status } } };
  try {
    const outcome = parseSuite(JSON.parse(body));
    const kept = keptReason(answer);
    return 'registry' in outcome && kept !== null ? { ...outcome, kept } : outcome;
  } catch (cause) {
    return { failure: { code: 'registry-unreadable', context: { status: answer.status }, cause } };
  }
}

function keptReason({ headers }: Response): KeptRegistryReason | null {
  const reason = headers.get(keptRegistryHeader);
  if (headers.has(lateRegistryHeader)) return 'late';
  return reason === 'no-answer' || reason === 'newer-contract' ? reason : null;
}
