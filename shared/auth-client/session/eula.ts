import type { Eula } from '../auth-client';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { failed, type Outcome, succeeded } from '../requests/outcome';
import { fileAnswer } from '../requests/read-file-answer';

/** A licence is read by people: more is no licence. */
const EULA_LIMIT_BYTES = 2 * 1024 * 1024;

/** The licence to accept, as text. One that is not text (a PDF) answers `unexpected-shape`. */
export async function readEula(on: ExchangeContext, signal: AbortSignal): Promise<Outcome<Eula>> {
  const path = 'api/eulas/current';
  const file = await exchange(
    { method: 'GET', path, accept: 'text/plain, text/markdown', anonymous: true, signal },
    fileAnswer(on.instanceId, EULA_LIMIT_BYTES),
    on,
  );
  if (!file.ok) return file;
  const mediaType = file.value.blob.type.split(';')[0]?.trim() ?? '';
  if (!mediaType.startsWith('text/')) {
    return failed('unexpected-shape', { instanceId: on.instanceId, call: `GET ${path}` }, new TypeError(mediaType));
  }
  return succeeded({ text: await new Response(file.value.blob).text(), mediaType });
}
