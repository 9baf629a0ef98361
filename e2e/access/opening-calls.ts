import { expect, type Page, type Request } from '@playwright/test';

/** Pictures, and what opens their streams, are asked for again and again; so is whether an address is alive. */
const goesOn = /\/api\/(p|identity|instanceTime)$|\/(still|stills|frame|stream|ticket|token|refresh)\b/;

/** The calls that a page makes to its barns while a screen opens. */
export class OpeningCalls {
  readonly #made: { readonly name: string; readonly atMs: number; readonly request: Request }[] = [];
  readonly #underWay = new Set<Request>();
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', this.#begun);
    page.on('requestfinished', this.#ended);
    page.on('requestfailed', this.#ended);
  }

  /** Waits until all are answered, and fails with those that were made twice (product P29). */
  async expectOnce(screen: string): Promise<void> {
    // A barn that has just been started works out a day of each section when its counts are asked for.
    const untilAnswered = { message: `${screen}: calls that are not answered`, timeout: 180_000 };
    await expect.poll(() => this.#underWay.size, untilAnswered).toBe(0);
    this.#end();
    expect.soft(await this.#twice(), `${screen}: calls made twice`).toEqual([]);
  }

  #end(): void {
    this.#page.off('request', this.#begun);
    this.#page.off('requestfinished', this.#ended);
    this.#page.off('requestfailed', this.#ended);
  }

  /** Calls that were made more than once, sooner than any screen refreshes itself. */
  async #twice(): Promise<readonly string[]> {
    const soonestRefreshMs = 8_000;
    const found: string[] = [];
    for (const [at, { name, atMs }] of this.#made.entries()) {
      const before = this.#made.slice(0, at).findLast((one) => one.name === name);
      if (!before || atMs - before.atMs >= soonestRefreshMs || (await isUnfinished(before.request))) continue;
      found.push(`${name}, ${atMs - before.atMs} ms later`);
    }
    return found;
  }

  readonly #begun = (request: Request): void => {
    const { pathname, search, host } = new URL(request.url());
    if (!pathname.includes('/api/') || request.method() === 'OPTIONS' || goesOn.test(pathname)) return;
    this.#underWay.add(request);
    // A question about the time until now is the same one a moment later.
    const body = (request.postData() ?? '').replace(
      /\b\d{13}\b/g,
      (moment) => `${Math.floor(Number(moment) / 60_000)} min`,
    );
    this.#made.push({
      name: `${request.method()} ${host}${pathname}${search} ${body}`.trim(),
      atMs: Date.now(),
      request,
    });
  };

  readonly #ended = (request: Request): void => void this.#underWay.delete(request);
}

/** Whether the barn said that it is still at work, and is to be asked again (contract: `progress`, a pending artifact). */
async function isUnfinished(request: Request): Promise<boolean> {
  if (!/\/api\/(animalDistribution\/|artifact\/data$)/.test(request.url())) return false;
  const { data } = (await (await request.response())?.json()) ?? {};
  return data?.animalDistribution?.progress < 1 || data?.artifacts?.[0]?.state === 'pending';
}
