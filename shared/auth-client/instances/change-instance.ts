import type { ProbeEnvironment } from '../connection/probe';
import { failed } from '../requests/outcome';
import { findInstance } from './add-instance';
import { formatDiscoveryCode } from './discovery-code';
import type { DiscoveryObject } from './discovery-object';
import type { ChangeInstanceOutcome } from './editable-details';

/**
 * Whether new addresses are those of the instance that one thinks of: it has to answer at one of them (decision 0039). Of
 * addresses that stay as they are nothing is asked.
 */
export async function proveAddresses(
  instanceId: string,
  { before, after }: { readonly before: DiscoveryObject; readonly after: DiscoveryObject },
  environment: ProbeEnvironment,
  signal: AbortSignal,
): Promise<ChangeInstanceOutcome> {
  if (formatDiscoveryCode(after) === formatDiscoveryCode(before)) return { ok: true };
  if (after.gateway && after.gateway.id !== instanceId) {
    // The gateway would be asked for another one: nobody has to be asked whose that is.
    return { ...failed('stranger', { instanceId, call: 'GET api/identity' }), reason: 'another-instance' };
  }
  const found = await findInstance(after, environment, signal, instanceId);
  if (found.ok) return { ok: true };
  const reason = found.error.code === 'stranger' ? 'another-instance' : 'not-reached';
  return { ok: false, reason, error: found.error };
}
