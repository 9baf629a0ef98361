import type { IncomingMessage } from 'node:http';

/** What happens to an answer on its way. */
export type AnswerFault =
  /** The connection is taken and nothing ever comes. */
  | { readonly kind: 'silent' }
  /** Something else is answered; the barn is not even asked. */
  | {
      readonly kind: 'instead';
      readonly status: number;
      readonly contentType: string;
      readonly body: string | Buffer;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The barn's own answer, which comes when it is let go. */
  | { readonly kind: 'held'; readonly until: Promise<void> }
  /** The barn is asked and answers, but the line is cut before anything arrives. */
  | { readonly kind: 'lost' }
  /** Another fault or none, by what was asked. */
  | { readonly kind: 'chosen'; readonly choose: (request: IncomingMessage) => AnswerFault | null }
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

export function json(body: string, status = 200, headers: Readonly<Record<string, string>> = {}): AnswerFault {
  return { kind: 'instead', status, contentType: 'application/json', body, headers };
}

/** A barn's own refusal, in the form of the contract. */
export function refusal(status: number, code: string, headers: Readonly<Record<string, string>> = {}): AnswerFault {
  return json(JSON.stringify({ error: { code, message: 'Refused by a test' } }), status, headers);
}

/** The first requests meet a fault, the others none. */
export function onlyFirst(times: number, fault: AnswerFault): AnswerFault {
  let left = times;
  return {
    kind: 'chosen',
    choose() {
      left -= 1;
      return left >= 0 ? fault : null;
    },
  };
}

/** A still that is something else than a picture. */
export function still(body: Buffer | string, contentType = 'image/jpeg'): AnswerFault {
  return { kind: 'instead', status: 200, contentType, body };
}
