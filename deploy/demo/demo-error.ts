/** Why the demo did not start. The message is a whole sentence for the person who typed `npm start`. */
export class DemoError extends Error {
  override readonly name = 'DemoError';

  constructor(
    readonly code: 'port-in-use' | 'build-failed' | 'composition-refused' | 'no-answer',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
