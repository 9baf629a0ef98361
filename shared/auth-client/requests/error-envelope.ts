import * as v from 'valibot';

const envelope = v.object({
  error: v.object({ code: v.pipe(v.string(), v.maxLength(200)), details: v.exactOptional(v.unknown()) }),
});

/** The instance's own code and details out of the body of a refused call; empty where it is none of its envelopes. */
export async function readErrorEnvelope(response: Response): Promise<{ reason?: string; details?: unknown }> {
  try {
    const parsed = v.safeParse(envelope, JSON.parse(await response.text()));
    if (!parsed.success) return {};
    const { code, details } = parsed.output.error;
    return details === undefined ? { reason: code } : { reason: code, details };
  } catch {
    return {};
  }
}
