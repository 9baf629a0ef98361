import path from 'node:path';
import { acceptEncodingOf, type SuiteAnswer, type SuiteRequest } from './answer';
import { readIfThere } from './answer-file';
import { encodeQuickly } from './encode-quickly';
import { acceptedEncodings } from './encodings';

/** Stands in the built page where the nonce of an answer belongs. */
const nonceMark = '__CSP_NONCE__';

/**
 * The page, with the nonce of this answer. It has no ETag: a 304 would join the headers of this answer, nonce included,
 * to a body that was kept with another one, and the browser would refuse its styles.
 */
export async function answerPage(
  folder: string,
  request: SuiteRequest,
  nonce: string,
): Promise<SuiteAnswer | undefined> {
  const page = await readIfThere(path.join(folder, 'index.html'));
  if (page === undefined) return undefined;
  const content = Buffer.from(page.toString('utf8').replaceAll(nonceMark, nonce));
  const [encoding] = acceptedEncodings(acceptEncodingOf(request));
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding.name }),
    },
    body: encoding === undefined ? content : await encodeQuickly(content, encoding),
  };
}
