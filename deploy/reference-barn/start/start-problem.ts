export type StartProblemCode =
  | 'configuration-unreadable'
  | 'data-folder-in-use'
  | 'data-folder-closed'
  | 'database-damaged'
  | 'database-locked'
  | 'database-away'
  | 'database-refused'
  | 'disk-full'
  | 'disk-failing'
  | 'port-taken'
  | 'port-closed'
  | 'address-unknown'
  | 'file-unreadable'
  /** Said by the part that refused, such as a wrong configuration or a missing key. */
  | 'refused';

/** Why an instance does not start. The message is one sentence for people, with what to do next. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
  readonly code: StartProblemCode;

  constructor(code: StartProblemCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
