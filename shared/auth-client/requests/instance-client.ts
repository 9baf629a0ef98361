import type { Outcome } from './outcome';

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallOptions {
  /** `undefined` values are left out. */
  query?: QueryValues;
  signal?: AbortSignal;
  /** For the whole call, connecting, refreshing and retrying included; 10 000 by default. */
  timeoutMs?: number;
  /** Sent without a token, before login: probes, sign-up, EULA. */
  anonymous?: boolean;
  /** Nobody waits for it: what somebody waits for goes first. */
  priority?: 'low';
}

export interface RequestOptions<T> extends CallOptions {
  /** Gets `data` of the envelope; what it throws becomes `unexpected-shape`. */
  parse: (data: unknown) => T;
}

export interface WriteOptions<T> extends RequestOptions<T> {
  /** Sent as JSON. */
  body?: unknown;
}

export interface FileOptions extends CallOptions {
  /** A larger answer is given up as `unexpected-shape`; 64 MiB by default. */
  maxBytes?: number;
  /** Called as bytes come in; `total` is null where it is not announced. */
  onProgress?: (received: number, total: number | null) => void;
  /** Bytes `start`..`end` (inclusive) only. */
  range?: { start: number; end?: number };
}

export interface FileAnswer {
  blob: Blob;
  headers: Headers;
}

/** Calls to one instance. Every call answers a value and never throws, programming errors aside. */
export interface InstanceClient {
  readonly instanceId: string;
  get<T>(path: string, options: RequestOptions<T>): Promise<Outcome<T>>;
  post<T>(path: string, options: WriteOptions<T>): Promise<Outcome<T>>;
  put<T>(path: string, options: WriteOptions<T>): Promise<Outcome<T>>;
  patch<T>(path: string, options: WriteOptions<T>): Promise<Outcome<T>>;
  delete<T>(path: string, options: WriteOptions<T>): Promise<Outcome<T>>;
  file(path: string, options?: FileOptions): Promise<Outcome<FileAnswer>>;
  /** A chunked answer (live stream without WebSocket). The time limit ends with the headers. */
  stream(path: string, options: { signal: AbortSignal; query?: QueryValues }): Promise<Outcome<Response>>;
  /** An open WebSocket, authorised by sub-protocol: the token never leaves the auth client. */
  openSocket(path: string, options: { signal: AbortSignal }): Promise<Outcome<WebSocket>>;
}
