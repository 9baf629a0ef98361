/** What the server needs to know of a request. */
export interface SuiteRequest {
  readonly method: string;
  /** Path and query, as in the request line. */
  readonly target: string;
  readonly headers: {
    readonly accept?: string | undefined;
    readonly 'accept-encoding'?: string | string[] | undefined;
    readonly 'if-none-match'?: string | undefined;
    readonly 'sec-fetch-mode'?: string | undefined;
  };
}

/** A whole answer, security headers included. */
export interface SuiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function acceptEncodingOf({ headers }: SuiteRequest): string | undefined {
  const value = headers['accept-encoding'];
  return Array.isArray(value) ? value.join(',') : value;
}

/** A short text, never kept by any cache: what is missing now may be there after the next deploy. */
export function textAnswer(status: number, text: string, headers: Readonly<Record<string, string>> = {}): SuiteAnswer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: Buffer.from(`${text}\n`),
  };
}
