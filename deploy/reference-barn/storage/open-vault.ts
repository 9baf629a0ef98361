import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { closeFile, privateFileMode } from './keep-private';
import { createVault, keyBytes, type Vault } from './vault';

/** Where the key lies when nothing else is said; a backup of the database is without it. */
export const usualKeyFile = 'secrets.key';
/** The key itself, base64; it wins over a file. */
export const keyVariable = 'BARNWATCH_SECRETS_KEY';

export interface VaultPlaces {
  readonly dataFolder: string;
  /** Of the configuration; null: the usual one in the data folder. */
  readonly keyFile: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

type VaultDatabase = Pick<Database, 'first' | 'run' | 'isShared' | 'inTransaction'>;

/**
 * The key that the secrets of a database are sealed by; a new one for a database without any.
 * @throws when the key is damaged, gone, or that of another database
 */
export function openVault(database: VaultDatabase, { dataFolder, keyFile, environment }: VaultPlaces): Vault {
  const knownOf = (): string | null =>
    database.first<{ fingerprint: string }>('SELECT fingerprint FROM secrets_key')?.fingerprint ?? null;
  const file = keyFile ?? join(dataFolder, usualKeyFile);
  const given = environment[keyVariable]?.trim();
  const present = knownOf();
  // Of several copies none may make a key for itself.
  const isNeeded = database.isShared || present !== null;
  const vault = createVault(given ? readKey(given, keyVariable) : keyOf(file, isNeeded));
  const known = present ?? database.inTransaction(() => knownOf() ?? recordKey(database, vault));
  if (known !== vault.fingerprint) {
    throw new Error(
      `The secrets of this database are sealed by another key than that of ${given ? keyVariable : file}: ` +
        'put the key of this database there (see "restore" in docs/reference-barn.md).',
    );
  }
  return vault;
}

function recordKey(database: VaultDatabase, { fingerprint }: Vault): string {
  database.run('INSERT INTO secrets_key (fingerprint) VALUES (?)', fingerprint);
  return fingerprint;
}

function keyOf(file: string, isNeeded: boolean): Buffer {
  if (existsSync(file)) {
    closeFile(file);
    return readKey(readFileSync(file, 'utf8').trim(), file);
  }
  if (isNeeded) {
    throw new Error(
      `The key to the secrets of this database is missing: put it at ${file}, or into ${keyVariable} ` +
        '(see "restore" in docs/reference-barn.md; "openssl rand -base64 32" makes one for a new database of PostgreSQL).',
    );
  }
  const key = randomBytes(keyBytes);
  // On the disk before anything is sealed by it.
  writeFileSync(file, `${key.toString('base64')}\n`, { mode: privateFileMode, flag: 'wx', flush: true });
  return key;
}

function readKey(text: string, place: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length === keyBytes) return key;
  throw new Error(
    `${place} holds no key: it is ${keyBytes} bytes in base64, as "openssl rand -base64 32" prints them.`,
  );
}
