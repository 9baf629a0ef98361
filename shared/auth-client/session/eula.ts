import * as v from 'valibot';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { failed, type Outcome, succeeded } from '../requests/outcome';
import { fileAnswer } from '../requests/read-file-answer';
import { jsonAnswer } from '../requests/read-json-answer';
import type { Eula } from './eula-text';

/** A licence is read by people: more text is no licence. */
const textLimitBytes = 2 * 1024 * 1024;
const fileLimitBytes = 20 * 1024 * 1024;

async function isPdf(blob: Blob): Promise<boolean> {
  return (await new Response(blob.slice(0, 5)).text()) === '%PDF-';
}

/** One that cannot be read may be the current one. */
const versions = v.object({ eulas: v.array(v.fallback(v.object({ current: v.boolean() }), { current: true })) });

/** Whether the instance says that there is no licence: asking for the file itself would be an error in every console. */
async function hasNone(on: ExchangeContext, signal: AbortSignal): Promise<boolean> {
  const listed = await exchange(
    { method: 'GET', path: 'api/eulas', anonymous: true, signal },
    jsonAnswer(on.instanceId, (data) => v.parse(versions, data).eulas),
    on,
  );
  return listed.ok && !listed.value.some(({ current }) => current);
}

/**
 * The licence to accept: text, or a PDF that is handed over as a file. `not-found` where there is none; anything else
 * answers `unexpected-shape`.
 */
export async function readEula(on: ExchangeContext, signal: AbortSignal): Promise<Outcome<Eula>> {
  const path = 'api/eulas/current';
  if (await hasNone(on, signal)) return failed('not-found', { instanceId: on.instanceId, call: `GET ${path}` });
  const answer = await exchange(
    { method: 'GET', path, accept: 'text/plain, text/markdown, application/pdf', anonymous: true, signal },
    fileAnswer(on.instanceId, { maxBytes: fileLimitBytes }),
    on,
  );
  if (!answer.ok) return answer;
  const { blob } = answer.value;
  const mediaType = blob.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (mediaType.startsWith('text/') && blob.size <= textLimitBytes) {
    return succeeded({ form: 'text', text: await new Response(blob).text(), mediaType });
  }
  if (mediaType === 'application/pdf' && (await isPdf(blob))) {
    return succeeded({ form: 'file', file: new Blob([blob], { type: mediaType }), mediaType });
  }
  const cause = new TypeError(`${mediaType}, ${blob.size} bytes`);
  return failed('unexpected-shape', { instanceId: on.instanceId, call: `GET ${path}` }, cause);
}
