import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { acceptEncodingOf, type SuiteAnswer, type SuiteRequest } from './answer';
import { encodeQuickly } from './encode-quickly';
import { acceptedEncodings, type Encoding } from './encodings';
import { cacheControl, contentType, isEditable } from './file-kinds';

/** Below this size an encoding gains nothing, bytes. */
const smallest = 1024;

const missing: ReadonlySet<string> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

/** The bytes of a file, or `undefined` when there is none of this name. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    if (missing.has((cause as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw cause;
  }
}

async function bestForm(
  file: string,
  accepted: readonly Encoding[],
): Promise<{ content: Buffer; encoding: string } | undefined> {
  for (const { name, suffix } of accepted) {
    const content = await readIfThere(`${file}${suffix}`);
    if (content !== undefined) return { content, encoding: name };
  }
  const content = await readIfThere(file);
  const [best] = accepted;
  if (content !== undefined && best !== undefined && isEditable(file) && content.byteLength >= smallest) {
    return { content: await encodeQuickly(content, best), encoding: best.name };
  }
  return content === undefined ? undefined : { content, encoding: 'identity' };
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}

/** A file of the suite in the best encoding that lies there, or `undefined` when there is no such file. */
export async function answerFile(
  folder: string,
  file: string,
  request: SuiteRequest,
): Promise<SuiteAnswer | undefined> {
  const form = await bestForm(path.join(folder, file), acceptedEncodings(acceptEncodingOf(request)));
  if (form === undefined) return undefined;
  const { content, encoding } = form;
  // Strong, and different for each encoding: the digest is that of the bytes that are sent.
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 24)}"`;
  const headers = {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  if (isKnown(etag, request.headers['if-none-match'])) return { status: 304, headers, body: Buffer.alloc(0) };
  return { status: 200, headers, body: content };
}
