import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Refusal } from './refusals';

/** What a handler answers: a value; only the server turns it into HTTP. */
export type Answer<Data = unknown> =
  | { readonly kind: 'data'; readonly status: 200 | 201; readonly data: Data }
  | { readonly kind: 'text'; readonly text: string; readonly headers?: Readonly<Record<string, string>> }
  | JsonAnswer
  | FileAnswer
  | StoredFileAnswer
  /** A live answer: the handler writes to the response by itself, or refuses before its head has been sent. */
  | { readonly kind: 'live'; readonly begin: (response: ServerResponse, refuse: (refusal: Refusal) => void) => void }
  | Refusal;

/** An answer of the contract that is JSON already, `data` and all. */
export interface JsonAnswer {
  readonly kind: 'json';
  readonly json: string | Uint8Array;
}

export interface FileAnswer {
  readonly kind: 'file';
  readonly content: Uint8Array | Readable;
  readonly contentType: string;
  /** Further headers, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file of the disk; a Range header gets its part. */
export interface StoredFileAnswer {
  readonly kind: 'stored-file';
  /** Path of the file. */
  readonly file: string;
  readonly contentType: string;
  /** Further headers, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
}

export function answerData<Data>(data: Data): { readonly kind: 'data'; readonly status: 200; readonly data: Data } {
  return { kind: 'data', status: 200, data };
}

export function answerCreated<Data>(data: Data): { readonly kind: 'data'; readonly status: 201; readonly data: Data } {
  return { kind: 'data', status: 201, data };
}
