/** Marks a call that answers bytes of one of these media types instead of JSON. Only for types: no value has this shape. */
export interface FileAnswer<MediaType extends string> {
  readonly mediaType: MediaType;
}
