/** What the bytes of a file of one form say; null where they are of another form or say nothing. */
export type FileFacts = { readonly width: number; readonly height: number } | 'truncated' | null;
