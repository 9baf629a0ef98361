import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { readFault } from '../start/read-fault';
import { StartProblem } from '../start/start-problem';
import { privateFileMode, privateFolderMode } from './keep-private';

const holdFile = 'in-use.sqlite';
/** One that was just told to stop may need a moment. */
const patienceMs = 1_000;

/**
 * Takes a data folder for this process: two that write into one would sign by each other's keys and delete each other's
 * recordings. It is a lock of SQLite, which the system lifts when the process ends, however it ends.
 * @returns gives the folder back
 * @throws when another process holds it, or it cannot be written
 */
export function holdDataFolder(dataFolder: string): () => void {
  mkdirSync(dataFolder, { recursive: true, mode: privateFolderMode });
  const file = join(dataFolder, holdFile);
  makePrivate(file);
  const connection = new Libsql(file, { timeout: patienceMs });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    connection.close();
    if (readFault(cause).code !== 'SQLITE_BUSY') throw cause;
    throw new StartProblem(
      'data-folder-in-use',
      `Another process uses the data folder ${dataFolder}: stop it, or name another one as dataFolder in the configuration.`,
      { cause },
    );
  }
  return () => {
    connection.exec('ROLLBACK');
    connection.close();
  };
}

/** Only when it is not there: closing a file that this process has open would lift its lock (POSIX). */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', privateFileMode));
  } catch (cause) {
    if (readFault(cause).code !== 'EEXIST') throw cause;
  }
}
