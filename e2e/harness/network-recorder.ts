import type { Page } from '@playwright/test';

/** What a page has fetched, in order. */
export class NetworkRecorder {
  readonly #page: Page;
  readonly #addresses: string[] = [];
  readonly #scripts: Promise<{ readonly address: string; readonly text: string }>[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#addresses.push(request.url()));
  }

  /** From now on the texts of scripts are kept as well. Half a megabyte a page: for those who ask for them only. */
  keepScripts(): void {
    this.#page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || !response.ok()) return;
      const address = response.url();
      this.#scripts.push(
        response.text().then(
          (text) => ({ address, text }),
          // The browser keeps bodies for a while only, and not beyond their page. Such files never change: fetched again.
          async () => ({ address, text: await (await this.#page.request.get(address)).text() }),
        ),
      );
    });
  }

  addresses(): readonly string[] {
    return this.#addresses;
  }

  /** Files of a remote that were fetched, whether as script, style, text or preload. */
  ofRemote(name: string): readonly string[] {
    return this.#addresses.filter((address) => address.includes(`/remotes/${name}/`));
  }

  /** The scripts of the page since `keepScripts`, each address once. */
  async scripts(): Promise<ReadonlyMap<string, string>> {
    const all = await Promise.all(this.#scripts);
    return new Map(all.filter(({ text }) => text !== '').map(({ address, text }) => [address, text]));
  }
}
