import type { AuthEnvironment } from '../auth-environment';
import type { InstanceView } from '../instances/instance-view';
import { statusProblem } from '../requests/classify-answer';
import { abortCode, deadline } from '../requests/deadline';
import { failed, type Outcome } from '../requests/outcome';
import { fileAnswer } from '../requests/read-file-answer';
import { send } from '../requests/transport';

/** Enough for a good picture on a card, little enough for 200 cards. */
export const pictureLimitBytes = 2 * 1024 * 1024;
const pictureLimitMs = 10_000;
/** Pictures that a browser decodes without running anything; SVG is none of them. */
const pictureTypes = /^image\/(jpeg|png|webp|gif|avif)\s*(;|$)/i;

/**
 * The picture of an instance (`api/identity/imageUrl`), fetched without any token, so that the page's policy need not
 * name its host. `not-found` where the instance has none.
 */
export async function readInstancePicture(
  { globalUniqueIdentifier: instanceId, imageUrl }: InstanceView,
  environment: Pick<AuthEnvironment, 'fetch'>,
  signal: AbortSignal,
): Promise<Outcome<Blob>> {
  const context = { instanceId, call: 'GET the picture' };
  if (imageUrl === null) return failed('not-found', context);
  const limit = deadline(pictureLimitMs, signal);
  try {
    const headers = { accept: 'image/*' };
    const response = await send({ method: 'GET', url: imageUrl, headers, signal: limit.signal }, environment);
    const problem = statusProblem(response);
    if (problem) return failed(problem, { ...context, status: response.status });
    const type = response.headers.get('content-type') ?? '';
    if (!pictureTypes.test(type)) return failed('unexpected-shape', context, new TypeError(type));
    const file = await fileAnswer(instanceId, { maxBytes: pictureLimitBytes })(response, context.call);
    return file.ok ? { ok: true, value: file.value.blob } : file;
  } catch (cause) {
    return failed(limit.signal.aborted ? abortCode(limit.signal) : 'offline', context, cause);
  } finally {
    // A body that nobody wants would hold its connection.
    limit.cancel();
  }
}
