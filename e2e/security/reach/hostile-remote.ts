import type { SuiteRegistry } from '@barnwatch/shared/federation';
import type { Page } from '@playwright/test';
import { runningSuite } from '../../harness/running-suite';

/** Global name under which the tests put what the shell hands to every remote. */
const handedOver = 'barnwatchHandedOver';

/**
 * Notes what the shell hands to remotes when it takes them in: the shared modules. A remote with bad intentions would
 * keep the same.
 */
export async function noteWhatRemotesGet(page: Page): Promise<void> {
  const answer = await fetch(`${runningSuite().address}/suite.json`);
  const { remotes } = (await answer.json()) as SuiteRegistry;
  await page.addInitScript(
    ({ names, handedOver }) => {
      for (const name of names) {
        let container: { init(scope: object): unknown } | undefined;
        Object.defineProperty(globalThis, name, {
          configurable: true,
          get: () => container,
          set(value: { init(scope: object): unknown }) {
            const { init } = value;
            container = {
              ...value,
              init(scope: object) {
                Reflect.set(globalThis, handedOver, scope);
                return init(scope);
              },
            };
          },
        });
      }
    },
    { names: remotes.map(({ container }) => container), handedOver },
  );
}

/** What a walk over all that a script of the page can reach has come upon. */
export interface Reached {
  /** How many objects were looked at: a walk that got nowhere proves nothing. */
  readonly objects: number;
  readonly sharedModules: readonly string[];
  /** Ways to a text that holds a secret. */
  readonly found: readonly string[];
}

/**
 * Walks over everything that a remote can reach without asking: globals and what hangs on them, the shared modules with
 * all they export and the objects that these hand out for a barn, and what React keeps at the elements of the page.
 */
export function walkReach(page: Page, secrets: readonly string[], barnId: string): Promise<Reached> {
  return page.evaluate(
    async ({ secrets, handedOver, barnId }) => {
      const seen = new Set<object>();
      const found: string[] = [];
      const waiting: (readonly [string, object])[] = [];
      const mostObjects = 400_000;

      const look = (way: string, value: unknown) => {
        if (typeof value === 'string') {
          if (secrets.some((secret) => value.includes(secret))) found.push(way);
        } else if ((typeof value === 'object' || typeof value === 'function') && value !== null && !seen.has(value)) {
          seen.add(value);
          waiting.push([way, value]);
        }
      };
      const open = (way: string, value: object) => {
        if (value instanceof Map) for (const [key, each] of value) look(`${way}[${String(key)}]`, each);
        if (value instanceof Set) for (const each of value) look(`${way}{}`, each);
        const isElement = value instanceof Node;
        // What the browser itself has made holds nothing of ours, and dislikes to be taken apart.
        const isNative =
          typeof value === 'function' && /\[native code\]\s*\}$/.test(Function.prototype.toString.call(value));
        if (isNative) return;
        for (const key of Reflect.ownKeys(value)) {
          const name = String(key);
          // Elements are entered where React hangs its own things on them.
          if (isElement && !name.startsWith('__react')) continue;
          try {
            const each: unknown = Reflect.get(value, key);
            if (each instanceof Promise) each.catch(() => undefined);
            look(`${way}.${name}`, each);
          } catch {
            // What throws when it is looked at is not reached.
          }
        }
      };

      const scope: unknown = Reflect.get(globalThis, handedOver);
      const shared = Object.entries((scope ?? {}) as Record<string, Record<string, { get(): Promise<() => unknown> }>>);
      for (const [name, versions] of shared) {
        for (const { get } of Object.values(versions)) {
          const module = (await get())();
          look(`shared module ${name}`, module);
          const client: unknown = Reflect.get(Object(module), 'client');
          if (typeof client === 'function') look('client(barn)', client(barnId));
          const report: unknown = Reflect.get(Object(module), 'copyableReport');
          if (typeof report === 'function') look('report', report());
        }
      }
      look('globalThis', globalThis);
      for (const element of document.querySelectorAll('*')) look(`<${element.localName}>`, element);
      for (let next = waiting.pop(); next !== undefined && seen.size < mostObjects; next = waiting.pop()) {
        open(...next);
      }
      return { objects: seen.size, sharedModules: shared.map(([name]) => name), found: found.slice(0, 20) };
    },
    { secrets: [...secrets], handedOver, barnId },
  );
}
