/** One step of the schema. Steps are never edited after a release: a change is a further step. */
export interface Migration {
  readonly version: number;
  readonly sql: string;
}
