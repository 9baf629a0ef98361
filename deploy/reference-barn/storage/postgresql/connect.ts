import pg from 'pg';
import type { ConnectionSettings } from './orders';

const connectTimeoutMs = 3_000;
/** A copy that is cut off holds nothing for longer than this. */
const longestIdleMs = 10_000;

/** A connection that is ready. @throws what the driver throws */
export async function connect(settings: ConnectionSettings): Promise<pg.Client> {
  const { host, port, database, user, password, tls, statementTimeoutMs } = settings;
  const client = new pg.Client({
    host,
    port,
    database,
    user,
    // An empty one keeps the driver from looking for another in its own places.
    password: password ?? '',
    ssl:
      tls === null
        ? false
        : { rejectUnauthorized: true, ...(tls.certificateAuthority !== null && { ca: tls.certificateAuthority }) },
    application_name: 'barnwatch',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: longestIdleMs,
  });
  // An error of a connection that nobody waits for ends the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      // As if one came after the other. Without scans of whole tables, which would count as reading every row.
      'SET default_transaction_isolation = serializable; SET enable_seqscan = off; SET timezone = UTC;' +
        ' SET synchronous_commit = on; SET client_min_messages = warning',
    );
    return client;
  } catch (cause) {
    void client.end().catch(() => undefined);
    throw cause;
  }
}
