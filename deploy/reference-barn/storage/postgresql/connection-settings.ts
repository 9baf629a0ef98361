import { readFileSync } from 'node:fs';
import type { PostgresqlConfiguration } from '../../configuration/configuration';
import { loopbackHosts } from '../../configuration/loopback-hosts';
import type { ConnectionSettings } from './orders';

/** The address itself, with user and password; it wins over a file. */
export const urlVariable = 'BARNWATCH_DATABASE_URL';

const usualPort = 5432;

/**
 * Where the database is, from the environment or the file that the configuration names.
 * @throws with the place and the reason, never with the address, which holds the password
 */
export function readConnectionSettings(
  { urlFile, tls, certificateAuthorityFile, statementTimeoutMs }: PostgresqlConfiguration,
  environment: Readonly<Record<string, string | undefined>>,
): ConnectionSettings {
  const given = environment[urlVariable]?.trim();
  if (!given && urlFile === undefined) {
    throw new Error(
      `The configuration is wrong: configuration/postgresql needs urlFile, or the address in ${urlVariable}`,
    );
  }
  const place = given ? urlVariable : String(urlFile);
  const address = parseAddress(given || readFileSync(place, 'utf8').trim(), place);
  const isHere = address.host.startsWith('/') || loopbackHosts.includes(address.host);
  if (tls === 'none' && !isHere) {
    throw new Error(
      'The configuration is wrong: configuration/postgresql/tls may be "none" for a database on this machine only',
    );
  }
  const certificateAuthority =
    certificateAuthorityFile === undefined ? null : readFileSync(certificateAuthorityFile, 'utf8');
  return { ...address, tls: tls === 'none' ? null : { certificateAuthority }, statementTimeoutMs };
}

function parseAddress(
  text: string,
  place: string,
): Pick<ConnectionSettings, 'host' | 'port' | 'database' | 'user' | 'password'> {
  const url = URL.canParse(text) ? new URL(text) : null;
  const database = decodeURIComponent(url?.pathname.slice(1) ?? '');
  const host = url?.searchParams.get('host') ?? url?.hostname ?? '';
  const user = decodeURIComponent(url?.username ?? '') || (url?.searchParams.get('user') ?? '');
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || database === '' || host === '' || user === '') {
    throw new Error(
      `${place} holds no address of a database, such as postgresql://user:password@host:5432/name` +
        ' or postgresql:///name?host=/var/run/postgresql&user=user',
    );
  }
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || url.searchParams.get('port') || usualPort),
    database,
    user,
    password: password || null,
  };
}
