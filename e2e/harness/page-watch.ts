import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** The whole browser asks for it beside a file that is no page and names none (`quiet-file`); the suite's pages do. */
const iconOfQuietFile = /\/favicon\.ico\b/;

/**
 * Notes everything that should not happen in a page: errors nobody caught, errors on the console, requests that fail or
 * are answered with an error. What a test brings about on purpose it names beforehand.
 */
export class PageWatch {
  readonly #troubles: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page) {
    this.watch(page);
  }

  /** Watches a further window as well. */
  watch(page: Page): void {
    page.on('pageerror', (error) => this.#troubles.push(`page error: ${error.stack ?? error.message}`));
    page.on('crash', () => this.#troubles.push('the page crashed'));
    page.on('console', (message) => this.#hear(message));
    page.on('requestfailed', (request) => this.#failed(request));
    page.on('response', (response) => this.#answered(response));
  }

  /** Troubles that match are part of the test. Each is one line: `console error: …`, `404: GET …`, `failed: GET …`. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What happened and was not expected. */
  unexpected(): readonly string[] {
    const expected = [iconOfQuietFile, ...this.#expected];
    return this.#troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
  }

  /** Everything that happened, expected or not. */
  all(): readonly string[] {
    return this.#troubles;
  }

  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    this.#troubles.push(`console error: ${message.text()} (${message.location().url})`);
  }

  #failed(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // The suite aborts what it no longer needs: that is no trouble.
    if (reason === 'net::ERR_ABORTED') return;
    this.#troubles.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  }

  #answered(response: Response): void {
    if (response.status() < 400) return;
    this.#troubles.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  }
}

/** A still that was on its way when its camera was hidden is refused, and a browser writes down what is refused. */
export const stillOfHiddenCamera = [
  /^403: GET \S+\/still\?/,
  /^console error: .*status of 403.*\/still\?\S*\)$/,
] as const;

/** Everything that a barn which cannot be reached, or answers with errors, leaves in a browser's console. */
export function troubleAt(address: string): readonly RegExp[] {
  const place = address.replace(/^https?:\/\//, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [new RegExp(`^(failed|\\d{3}): \\w+ \\w+://${place}/`), new RegExp(`^console error: .*\\w+://${place}/`)];
}
