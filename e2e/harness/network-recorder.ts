import type { Page } from '@playwright/test';

/** What a page has fetched, in order. */
export class NetworkRecorder {
  readonly #page: Page;
  readonly #addresses: string[] = [];
  readonly #scripts = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#addresses.push(request.url()));
  }

  /** From now on the scripts that the page asks for are noted: for those who look into them only. */
  keepScripts(): void {
    this.#page.on('request', (request) => {
      if (request.resourceType() === 'script') this.#scripts.add(request.url());
    });
  }

  addresses(): readonly string[] {
    return this.#addresses;
  }

  /** Files of a remote that were fetched, whether as script, style, text or preload. */
  ofRemote(name: string): readonly string[] {
    return this.#addresses.filter((address) => address.includes(`/remotes/${name}/`));
  }

  /**
   * The scripts that the page asked for since `keepScripts`, each address once. Their texts are fetched again: the browser
   * tells of no answer that comes out of its memory, and such files never change.
   */
  async scripts(): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    for (const address of this.#scripts) {
      const answer = await this.#page.request.get(address);
      if (answer.ok()) texts.set(address, await answer.text());
    }
    return texts;
  }
}
