import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInHour } from 'date-fns/constants';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { until } from '../streaming/testing/until';
import { deliverMails } from './deliver-mails';
import { createMailBox, type MailBox } from './mail-box';
import { sendBySmtp } from './send-by-smtp';
import { type StandInMailServer, startMailServer } from './testing/stand-in-mail-server';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-mail-'));
let database: Database;
let server: StandInMailServer;
let box: MailBox;
let now = 1_000_000;
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (facts: unknown) => void warnings.push(facts) };

beforeAll(async () => {
  database = openDatabase(folder);
  server = await startMailServer();
  box = createMailBox(database, { sends: true, keeps: false });
});
afterAll(async () => {
  await server.close();
  database.close();
  rmSync(folder, { recursive: true });
});

function deliver(tls: 'none' | 'starttls' = 'none') {
  const smtp = { host: '127.0.0.1', port: server.port, tls };
  return deliverMails({ box, send: sendBySmtp(smtp, { from: 'Barn <barn@x.example>' }), clock: () => now, log });
}

const mail = { recipient: 'anna@y.example', subject: 'Grüße', body: 'See http://suite.example/ql?token=secret\n' };

test('hands a mail over and forgets it, with the secret in it', async () => {
  const delivery = deliver();
  box.add(mail, now);
  delivery.wake();
  await until(() => server.received.length === 1);
  await delivery.stop();
  const [received] = server.received;
  expect(received).toMatchObject({ from: 'barn@x.example', to: ['anna@y.example'] });
  expect(received?.text).toMatch(/^From: Barn <barn@x\.example>/m);
  expect(received?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(received?.text.replaceAll('=\r\n', '')).toContain('http://suite.example/ql?token');
  expect(box.list()).toEqual([]);
});

test('tries again later, also after a restart, and does not write the address to the log', async () => {
  server.turnAway(1);
  const first = deliver();
  box.add(mail, now);
  first.wake();
  await until(() => warnings.length === 1);
  await first.stop();
  expect(JSON.stringify(warnings)).not.toMatch(/anna|secret/);
  expect(box.nextDueAt()).toBe(now + 10_000);
  now += 10_000;
  const second = deliver();
  await until(() => server.received.length === 2);
  await second.stop();
  expect(box.nextDueAt()).toBeNull();
});

test('gives a mail up in the end', async () => {
  server.turnAway(100);
  const delivery = deliver();
  box.add(mail, now);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const before = warnings.length;
    delivery.wake();
    await until(() => warnings.length === before + 1);
    now += 3 * millisecondsInHour;
  }
  await delivery.stop();
  expect(box.list()).toEqual([]);
});

test('hands nothing over in the clear to a server that offers no encryption', async () => {
  server.turnAway(0);
  const [carried, before] = [server.received.length, warnings.length];
  const delivery = deliver('starttls');
  box.add(mail, now);
  delivery.wake();
  await until(() => warnings.length === before + 1);
  await delivery.stop();
  expect(server.received).toHaveLength(carried);
  expect(box.nextDueAt()).toBe(now + 10_000);
});
