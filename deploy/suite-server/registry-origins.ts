import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { noOrigins, type SuiteOrigins, suiteOrigins } from './suite-origins';

/** The origins that a folder's `suite.json` names now. It is read again only after it changed. */
export class RegistryOrigins {
  readonly #file: string;
  #known: { readonly changed: number; readonly origins: SuiteOrigins } | undefined;

  constructor(suiteFolder: string) {
    this.#file = path.join(suiteFolder, 'suite.json');
  }

  /** A registry that is missing or cannot be read adds no origins: the shell says what is wrong with it. */
  async current(): Promise<SuiteOrigins> {
    try {
      const { mtimeMs: changed } = await stat(this.#file);
      if (this.#known?.changed === changed) return this.#known.origins;
      const origins = suiteOrigins(await readFile(this.#file, 'utf8'));
      this.#known = { changed, origins };
      return origins;
    } catch {
      return noOrigins;
    }
  }
}
