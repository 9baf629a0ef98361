import type { BrowserContext, Page } from '@playwright/test';

/** Where a page of a test finds what its storage takes now. */
const delayName = 'barnwatchStorageDelayMs';

/**
 * Makes the storage of a browser's further pages slow: what is read is told that much later, what is written lands that
 * much later, and is said to have landed then. The rest is the browser's own.
 */
export async function slowStorage(context: BrowserContext, delayMs: number): Promise<void> {
  await context.addInitScript(slowDown, { delayName, delayMs });
}

/** Another slowness of a page that is open: what is under way takes as long as it would have. */
export async function storageTakes(page: Page, delayMs: number): Promise<void> {
  await page.evaluate(({ delayName, delayMs }) => Object.assign(globalThis, { [delayName]: delayMs }), {
    delayName,
    delayMs,
  });
}

/** Runs in the page, before any of its scripts. */
function slowDown({ delayName, delayMs }: { readonly delayName: string; readonly delayMs: number }): void {
  const page = globalThis as unknown as Record<string, number>;
  page[delayName] = delayMs;
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, page[delayName]));
  /** What a transaction was to write, on its way to the disk. */
  const landing = new WeakMap<object, Promise<void>>();

  function tellLate<Target extends object>(
    prototype: Target,
    handler: string,
    when: (target: Target) => Promise<void> | null,
  ): void {
    const property = Object.getOwnPropertyDescriptor(prototype, handler);
    Object.defineProperty(prototype, handler, {
      ...property,
      set(this: Target, listener: ((this: Target, event: Event) => void) | null) {
        property?.set?.call(
          this,
          listener &&
            ((event: Event) => {
              const told = when(this);
              if (told !== null) void told.then(() => listener.call(this, event));
              else listener.call(this, event);
            }),
        );
      },
    });
  }
  // A cursor can go on only at once; its end is told late.
  tellLate(IDBRequest.prototype, 'onsuccess', (request) => (request.result instanceof IDBCursor ? null : wait()));
  tellLate(IDBTransaction.prototype, 'oncomplete', (transaction) => landing.get(transaction) ?? wait());

  for (const name of ['put', 'delete'] as const) {
    const real = IDBObjectStore.prototype[name] as (...values: unknown[]) => IDBRequest;
    Object.defineProperty(IDBObjectStore.prototype, name, {
      value(this: IDBObjectStore, ...values: unknown[]): IDBRequest {
        const { transaction, name: storeName } = this;
        if (page[delayName] === 0) return real.apply(this, values);
        const taken = structuredClone(values);
        const landed = wait().then(
          () =>
            new Promise<void>((resolve) => {
              const late = transaction.db.transaction(storeName, 'readwrite');
              late.addEventListener('complete', () => resolve());
              real.apply(late.objectStore(storeName), taken);
            }),
        );
        landing.set(transaction, landed);
        return this.count();
      },
    });
  }
}
