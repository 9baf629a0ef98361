/** What the worker answers to the bytes of a file. */
export type ReadingReport =
  | { readonly kind: 'read'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'failed'; readonly reason: 'damaged' | 'too-large'; readonly message: string };
