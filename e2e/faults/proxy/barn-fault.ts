/** What happens to an answer on its way. */
export type AnswerFault =
  /** The connection is taken and nothing ever comes. */
  | { readonly kind: 'silent' }
  /** Something else is answered; the barn is not even asked. */
  | { readonly kind: 'instead'; readonly status: number; readonly contentType: string; readonly body: string | Buffer }
  /** The barn's own answer, changed. */
  | { readonly kind: 'changed'; readonly change: (body: Buffer) => Buffer };

/**
 * What happens to a message of a live picture: it passes (as given back), is withheld, or the stream ends.
 * @param count messages of this connection before this one
 */
export type StreamFault = (message: Buffer, count: number) => Buffer | 'withhold' | 'end';

/** An error page as servers between a browser and a barn send it. */
export function errorPage(status: number): AnswerFault {
  const body = `<!doctype html><html><body><h1>${status}</h1><p>nginx</p></body></html>`;
  return { kind: 'instead', status, contentType: 'text/html', body };
}

export function json(body: string, status = 200): AnswerFault {
  return { kind: 'instead', status, contentType: 'application/json', body };
}

/** A still that is something else than a picture. */
export function still(body: Buffer | string, contentType = 'image/jpeg'): AnswerFault {
  return { kind: 'instead', status: 200, contentType, body };
}
