import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostgresql } from '../../setup/system-programs.mjs';
import { freePort } from './free-port';

/** A PostgreSQL of a test's own, in a temporary folder: the one of the machine is left alone. */
export interface PostgresqlCluster {
  /** Makes an empty database. @returns its address, at a socket */
  createDatabase(name: string): string;
  /** What `psql` prints of one statement, without headings. */
  query(database: string, sql: string): string;
  /** The folder of the programs: `pg_dump` and others. */
  readonly programs: string;
  readonly socketFolder: string;
  readonly port: number;
  /** Whom the programs run as; PostgreSQL refuses root. */
  readonly identity: Identity;
  start(): Promise<void>;
  /** @param signal SIGINT ends it in order, SIGQUIT at once, as after a fall of the machine; SIGSTOP stalls it */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** It takes what it is sent, and answers nothing, until `go` is called. */
  stall(): () => void;
  remove(): Promise<void>;
}

export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

const user = 'barnwatch';
const longestStartMs = 60_000;

/** The user that runs the programs; PostgreSQL does not run as root. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: '-u' | '-g', name: string): number => Number(execFileSync('id', [option, name]).toString());
  try {
    return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  } catch {
    return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
  }
}

function programFolder(): string {
  const found = findPostgresql(process.env);
  if (found === undefined)
    throw new Error('There is no PostgreSQL here: node deploy/setup/setup.mjs --with postgresql');
  return found;
}

/** What a server shows to prove who it is, PEM. */
export interface ServerCertificate {
  readonly certificate: Uint8Array;
  readonly key: Uint8Array;
}

/**
 * Makes a cluster and starts it.
 * @param settings further ones, as `wal_level=minimal`
 * @param tls for connections by the network
 */
export async function startPostgresqlCluster(
  settings: readonly string[] = [],
  tls: ServerCertificate | null = null,
): Promise<PostgresqlCluster> {
  const programs = programFolder();
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'barnwatch-postgresql-'));
  const dataFolder = join(folder, 'data');
  const socketFolder = join(folder, 'socket');
  for (const made of [folder, dataFolder, socketFolder]) {
    mkdirSync(made, { recursive: true });
    chmodSync(made, 0o700);
    if (identity.uid !== undefined) chownSync(made, identity.uid, identity.gid ?? identity.uid);
  }
  const port = await freePort();
  const run = (program: string, words: readonly string[]): string =>
    execFileSync(join(programs, program), words, { ...identity, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
      .toString()
      .trim();
  run('initdb', ['-D', dataFolder, '-U', user, '-A', 'trust', '--no-sync', '--no-locale', '-E', 'UTF8']);
  for (const [name, content] of tls ? Object.entries({ 'server.crt': tls.certificate, 'server.key': tls.key }) : []) {
    const file = join(dataFolder, name);
    writeFileSync(file, content, { mode: 0o600 });
    if (identity.uid !== undefined) chownSync(file, identity.uid, identity.gid ?? identity.uid);
  }
  let server: ChildProcess | null = null;

  const query = (database: string, sql: string): string =>
    run('psql', [
      '-h',
      socketFolder,
      '-p',
      String(port),
      '-U',
      user,
      '-d',
      database,
      '-v',
      'ON_ERROR_STOP=1',
      '-XAtc',
      sql,
    ]);

  function isReady(): boolean {
    try {
      return query('postgres', 'SELECT 1') === '1';
    } catch {
      return false;
    }
  }

  const cluster: PostgresqlCluster = {
    programs,
    socketFolder,
    port,
    identity,
    query,
    createDatabase(name) {
      query('postgres', `CREATE DATABASE ${name}`);
      return `postgresql:///${name}?host=${encodeURIComponent(socketFolder)}&port=${port}&user=${user}`;
    },
    async start() {
      // What is in it is worth nothing after the test; a kill of the server alone loses nothing all the same.
      const speed = ['fsync=off', 'full_page_writes=off', 'shared_buffers=16MB', 'max_connections=40'];
      const options = [`port=${port}`, `unix_socket_directories=${socketFolder}`, 'listen_addresses=127.0.0.1'];
      const words = [...options, ...speed, ...(tls ? ['ssl=on'] : []), ...settings].flatMap((setting) => [
        '-c',
        setting,
      ]);
      server = spawn(join(programs, 'postgres'), ['-D', dataFolder, ...words], {
        ...identity,
        cwd: folder,
        stdio: 'ignore',
      });
      const endsAt = performance.now() + longestStartMs;
      while (!isReady()) {
        if (server.exitCode !== null || performance.now() > endsAt) throw new Error('PostgreSQL does not start');
        await delay(50);
      }
    },
    async stop(signal) {
      if (server === null || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill(signal);
      await gone;
    },
    stall() {
      const pids = query('postgres', "SELECT pid FROM pg_stat_activity WHERE application_name = 'barnwatch'").split(
        '\n',
      );
      // The postmaster as well: nobody new is let in.
      const all = [...pids.map(Number), server?.pid ?? 0].filter((pid) => pid > 0);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of all) {
          try {
            process.kill(pid, 'SIGCONT');
          } catch {
            // It has ended meanwhile.
          }
        }
      };
    },
    async remove() {
      await cluster.stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}
