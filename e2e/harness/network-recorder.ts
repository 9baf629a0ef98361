import type { Frame, Page, Request } from '@playwright/test';

/** What a page has fetched, in order. */
export class NetworkRecorder {
  readonly #page: Page;
  readonly #addresses: string[] = [];
  readonly #scripts = new Set<string>();
  /** Where the window is about to go, as long as the document of before still stands. */
  #ahead: string | null = null;
  /** How many addresses there were when the document that stands now took the place of the one before it. */
  #begin = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#note(request));
    page.on('framenavigated', (frame) => this.#beginAnew(frame));
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

  /**
   * What the document that stands now has asked for. The one before it goes on loading what comes late until the new one
   * has taken its place: of a count that is taken before one opens an address that would be a part.
   */
  ofDocument(): readonly string[] {
    return this.#addresses.slice(this.#begin);
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

  #note(request: Request): void {
    this.#addresses.push(request.url());
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame())
      this.#ahead = withoutFragment(request.url());
  }

  /** A step of the router has no request before it, and is none. */
  #beginAnew(frame: Frame): void {
    if (frame !== this.#page.mainFrame() || this.#ahead !== withoutFragment(frame.url())) return;
    this.#ahead = null;
    this.#begin = this.#addresses.length;
  }
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}
