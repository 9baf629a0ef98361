import { exactOptional, maxLength, object, pipe, safeParse, string, unknown } from 'valibot';

const envelope = object({
  error: object({ code: pipe(string(), maxLength(200)), details: exactOptional(unknown()) }),
});

/** The instance's own code and details out of the body of a refused call; empty where it is none of its envelopes. */
export async function readErrorEnvelope(response: Response): Promise<{ reason?: string; details?: unknown }> {
  try {
    const parsed = safeParse(envelope, JSON.parse(await response.text()));
    if (!parsed.success) return {};
    const { code, details } = parsed.output.error;
    return details === undefined ? { reason: code } : { reason: code, details };
  } catch {
    return {};
  }
}
