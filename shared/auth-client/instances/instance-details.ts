import * as v from 'valibot';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { jsonAnswer } from '../requests/read-json-answer';

const versionAnswer = v.object({ version: v.object({ version: v.pipe(v.string(), v.maxLength(100)) }) });
const imageAnswer = v.object({ imageUrl: v.nullable(v.pipe(v.string(), v.maxLength(2_000))) });

/** A picture's address may be relative to the instance; only http(s) is taken, never `javascript:` or `data:`. */
function imageAddress(imageUrl: string | null, baseUrl: string): string | null {
  if (imageUrl === null) return null;
  try {
    const url = new URL(imageUrl, baseUrl);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Version and picture of an instance that answers. What it does not tell stays as it was. */
export async function readDetails(
  on: ExchangeContext,
  signal: AbortSignal,
): Promise<{ version?: string; imageUrl?: string | null }> {
  const ask = { method: 'GET', anonymous: true, signal } as const;
  const [route, version, image] = await Promise.all([
    on.connection.route(signal),
    exchange(
      { ...ask, path: 'api/v' },
      jsonAnswer(on.instanceId, (data) => v.parse(versionAnswer, data)),
      on,
    ),
    exchange(
      { ...ask, path: 'api/identity/imageUrl' },
      jsonAnswer(on.instanceId, (data) => v.parse(imageAnswer, data)),
      on,
    ),
  ]);
  return {
    ...(version.ok && { version: version.value.version.version }),
    ...(image.ok && route.ok && { imageUrl: imageAddress(image.value.imageUrl, route.value.baseUrl) }),
  };
}
