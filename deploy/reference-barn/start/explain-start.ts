import { join, resolve, sep } from 'node:path';
import type { InstanceConfiguration } from '../configuration/configuration';
import { databaseFile } from '../storage/database';
import { DatabaseUnavailable } from '../storage/database-unavailable';
import { PostgresqlError } from '../storage/postgresql/postgresql-fault';
import { readFault } from './read-fault';
import { StartProblem } from './start-problem';

type Places = Pick<InstanceConfiguration, 'dataFolder' | 'listen'>;

/** SQLSTATEs of who is not let in, and of a database that is not there. */
const refusedClasses = /^(?:28|3D|42501)/;

/** Says in one sentence why a start failed, and what to do next. */
export function explainStart(cause: unknown, places: Places): StartProblem {
  if (cause instanceof StartProblem) return cause;
  if (cause instanceof DatabaseUnavailable || cause instanceof PostgresqlError) return ofPostgresql(cause);
  const { code, path, syscall, message } = readFault(cause);
  return (
    (code.startsWith('SQLITE_') ? ofDatabase(code, places, cause) : null) ??
    (syscall === 'listen' || syscall === 'getaddrinfo' ? ofListening(code, places, cause) : null) ??
    ofDisk(code, path, places, cause) ??
    new StartProblem('refused', message, { cause })
  );
}

function ofDatabase(code: string, { dataFolder }: Places, cause: unknown): StartProblem | null {
  const file = join(dataFolder, databaseFile);
  // Extended codes begin with the plain one: SQLITE_READONLY_DIRECTORY.
  switch (code.split('_')[1]) {
    case 'BUSY':
    case 'LOCKED':
      return new StartProblem(
        'database-locked',
        `Another program keeps ${file} locked: close it (a viewer of databases, or a copy under way), then start again.`,
        { cause },
      );
    case 'CORRUPT':
    case 'NOTADB':
      return new StartProblem(
        'database-damaged',
        `${file} is damaged: move it away and put the newest backup in its place (see "restore" in docs/reference-barn.md).`,
        { cause },
      );
    case 'READONLY':
    case 'CANTOPEN':
    case 'PERM':
      return dataFolderClosed(dataFolder, cause);
    case 'FULL':
      return diskFull(dataFolder, cause);
    case 'IOERR':
      return new StartProblem(
        'disk-failing',
        `The disk fails at ${file} (${code}): check the disk, and restore the newest backup on a sound one.`,
        { cause },
      );
    default:
      return null;
  }
}

function ofPostgresql(cause: DatabaseUnavailable | PostgresqlError): StartProblem {
  const own = cause instanceof PostgresqlError ? cause : cause.cause;
  const { code, message } = readFault(own ?? cause);
  if (refusedClasses.test(code)) {
    return new StartProblem(
      'database-refused',
      `PostgreSQL does not let this instance in (${message}): correct the address in configuration/postgresql/urlFile or BARNWATCH_DATABASE_URL, or create the database and its user.`,
      { cause },
    );
  }
  return new StartProblem(
    'database-away',
    `PostgreSQL cannot be used (${message}): look whether it runs, whether it can be reached from here, and whether its certificate is the one of configuration/postgresql.`,
    { cause },
  );
}

function ofListening(code: string, { listen: { host, port } }: Places, cause: unknown): StartProblem | null {
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        'port-taken',
        `Port ${port} of ${host} is in use by another program: stop it, or choose another port in configuration/listen/port.`,
        { cause },
      );
    case 'EACCES':
      return new StartProblem(
        'port-closed',
        `This account may not listen on port ${port}: choose one from 1024 on in configuration/listen/port, and a web server in front of it.`,
        { cause },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(
        'address-unknown',
        `This machine has no address ${host}: correct configuration/listen/host, for example to 127.0.0.1.`,
        { cause },
      );
    default:
      return null;
  }
}

function ofDisk(code: string, path: string | null, { dataFolder }: Places, cause: unknown): StartProblem | null {
  const isWithin = path !== null && `${resolve(path)}${sep}`.startsWith(`${resolve(dataFolder)}${sep}`);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(dataFolder, cause);
    case 'EIO':
      return new StartProblem('disk-failing', `The disk fails at ${path ?? dataFolder}: check the disk.`, { cause });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EISDIR':
    case 'EEXIST':
      if (isWithin) return dataFolderClosed(dataFolder, cause);
      if (path === null) return null;
      return new StartProblem(
        'file-unreadable',
        `${path}, which the configuration names, cannot be read (${code}): put it there, let this account read it, or correct the configuration.`,
        { cause },
      );
    default:
      return null;
  }
}

function dataFolderClosed(dataFolder: string, cause: unknown): StartProblem {
  return new StartProblem(
    'data-folder-closed',
    `This account cannot write into the data folder ${dataFolder}: give it to the account (chown -R), look whether its disk is mounted for reading only, or name another one as dataFolder.`,
    { cause },
  );
}

function diskFull(dataFolder: string, cause: unknown): StartProblem {
  return new StartProblem(
    'disk-full',
    `The disk of ${dataFolder} is full: make room on it, or name another dataFolder.`,
    { cause },
  );
}
