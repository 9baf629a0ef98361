import { redactSecrets } from './redact-secrets';

const keptCharacters = 4_000;

/** The end of what a program said on its error output: bounded however long it runs, and free of passwords. */
export class LastWords {
  #text = '';

  add(chunk: Buffer): void {
    this.#text = (this.#text + chunk.toString('utf8')).slice(-keptCharacters);
  }

  toString(): string {
    // Redacted only here: an address may be split over two chunks. A cut first line may have lost the start of one.
    const cut = this.#text.length === keptCharacters;
    const whole = cut ? this.#text.slice(this.#text.indexOf('\n') + 1) : this.#text;
    return redactSecrets(whole).trim();
  }
}
