import { expect, type Page } from '@playwright/test';

/** What a page was trusted with: every token it sent or received. */
export class Secrets {
  readonly #known = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const bearer = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1];
      if (bearer !== undefined) this.#known.add(bearer);
      this.#note(request.postData() ?? '');
    });
    page.on('response', (response) => {
      if (!/\/api\/(login\/refresh|auth\/\w+\/login)$/.test(new URL(response.url()).pathname)) return;
      this.#reading.push(
        response.text().then(
          (text) => this.#note(text),
          () => undefined,
        ),
      );
    });
  }

  /** Tokens in the order of their first use. */
  async tokens(): Promise<readonly string[]> {
    await Promise.all(this.#reading);
    return [...this.#known];
  }

  /** Fails when one of them, or a part of it that would be enough, is in a text. */
  async expectNoneIn(text: string, place: string): Promise<void> {
    const tokens = await this.tokens();
    expect(tokens.length, 'the page was trusted with a token').toBeGreaterThan(0);
    for (const token of tokens) {
      const [, claims = token] = token.split('.');
      expect(text.includes(claims), `a token is in ${place}`).toBe(false);
    }
  }

  #note(text: string): void {
    for (const [token] of text.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)) this.#known.add(token);
  }
}
