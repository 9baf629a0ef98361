import { setTimeout as delay } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import pg from 'pg';
import { connect } from './connect';
import { control, type Order, type PostgresqlFault, type Report, type ThreadParts } from './orders';
import { faultOf } from './postgresql-fault';

// The edge between two threads of this program: `open-postgresql` hands over what this type says.
const { settings, shared, port } = workerData as ThreadParts;
const state = new Int32Array(shared);

/** A start waits so long for a database that starts at the same time. */
const longestOpeningMs = 10_000;
const shortestPauseMs = 100;
const longestPauseMs = 2_000;
/** What no second try makes better: a wrong password, an unknown database or user, a certificate that is not trusted. */
const isFinal = ({ code }: PostgresqlFault): boolean =>
  /^(?:28|3D|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|ERR_TLS)/.test(code);

let client: pg.Client | null = null;
let isClosing = false;
const statementNames = new Map<string, string>();

/** Connects until there is a connection. @throws the fault at the end of the time that is given */
async function reconnect(withinMs: number): Promise<void> {
  const endsAt = Date.now() + withinMs;
  for (let pauseMs = shortestPauseMs; !isClosing; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const connected = await connect(settings);
      connected.on('error', () => leave(connected));
      connected.on('end', () => leave(connected));
      client = connected;
      Atomics.store(state, control.connected, 1);
      return;
    } catch (cause) {
      if (Date.now() + pauseMs > endsAt || isFinal(faultOf(cause))) throw cause;
      await delay(pauseMs);
    }
  }
}

/** The connection has ended, or is to: another one is looked for at once. */
function leave(former: pg.Client): void {
  if (client !== former) return;
  client = null;
  Atomics.store(state, control.connected, 0);
  // One that still works at something is cut off.
  void former.end().catch(() => undefined);
  void comeBack();
}

async function comeBack(): Promise<void> {
  while (client === null && !isClosing) {
    try {
      await reconnect(Number.POSITIVE_INFINITY);
    } catch {
      // A password may be changed here and there at different times.
      await delay(longestPauseMs);
    }
  }
}

function nameOf(sql: string): string {
  const name = statementNames.get(sql) ?? `barnwatch_${statementNames.size + 1}`;
  statementNames.set(sql, name);
  return name;
}

const lost: PostgresqlFault = { code: '', message: 'There is no connection', isLost: true };

async function carryOut(order: Order): Promise<Report> {
  const { number } = order;
  const done = (rows: readonly unknown[] = [], changed = 0): Report => ({ kind: 'done', number, rows, changed });
  switch (order.kind) {
    case 'open':
      await reconnect(longestOpeningMs);
      return done();
    case 'close':
      isClosing = true;
      await client?.end();
      return done();
    case 'give-up':
      if (client) leave(client);
      return done();
  }
  if (client === null) return { kind: 'failed', number, fault: lost };
  switch (order.kind) {
    case 'ask': {
      // What begins a transaction cannot fail but with the connection, and then the statement fails as well.
      if (order.begin !== null) client.query(order.begin).catch(() => undefined);
      const { sql, values } = order;
      const { rows, rowCount } = await client.query({ name: nameOf(sql), text: sql, values: values.map(storable) });
      return done(rows, rowCount ?? 0);
    }
    case 'do':
      await client.query(order.sql);
      return done();
    case 'commit': {
      const { command } = await client.query('COMMIT');
      // A transaction in which a statement has failed is rolled back instead, without a word.
      if (command === 'COMMIT') return done();
      return { kind: 'failed', number, fault: { code: '25P02', message: 'Rolled back instead', isLost: false } };
    }
    case 'roll-back':
      await client.query('ROLLBACK');
      return done();
  }
}

/** PostgreSQL has no NUL in texts. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{FFFD}') : value;
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

port.on('message', (order: Order) => {
  void carryOut(order)
    .catch((cause: unknown): Report => {
      const fault = faultOf(cause);
      if (fault.isLost && client) leave(client);
      return { kind: 'failed', number: order.number, fault };
    })
    .then((report) => {
      // First the report, then the number: who sees the number finds the report.
      port.postMessage(report);
      Atomics.store(state, control.answered, order.number);
      Atomics.notify(state, control.answered);
      if (order.kind === 'close') port.close();
    });
});
