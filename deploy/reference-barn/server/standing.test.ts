import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Libsql from 'libsql';
import { createRights } from '../authorization/rights';
import { createRoleCatalog } from '../authorization/role-catalog';
import { createAccountVersions } from '../identity/account-versions';
import { createAccounts } from '../identity/accounts';
import { createRefreshSessions } from '../identity/refresh-sessions';
import { createSessionEnds } from '../identity/session-ends';
import type { RefreshClaims } from '../identity/tokens';
import { type Database, databaseFile } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import type { Caller } from './call';
import { isRefusal, type Refusal } from './refusals';
import { createStanding } from './standing';

const permissions = ['cameras.view', 'incidents.view', 'incidents.manage', 'authorization.manage'];
const lifetimeS = 100;
const beganMs = 1_800_000_000_000;

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-standing-'));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const catalog = createRoleCatalog(
  [
    { roleId: 'top', name: 'Top', inheritedRoles: ['base'], permissions: ['incidents.manage'] },
    { roleId: 'base', name: 'Base', inheritedRoles: [], permissions: ['incidents.view'] },
  ].map((role) => ({ ...role, description: '', forPrograms: false })),
  permissions,
);

const open = (of: Database) => {
  const sessions = createRefreshSessions(of, { mode: 'single-use', lifetimeS, overlapMs: 10_000 });
  const rights = createRights(of, catalog);
  const accounts = createAccounts(of);
  return { accounts, rights, sessions, sessionEnds: createSessionEnds(of), versions: createAccountVersions(of) };
};

/** The database, with every statement that is read told. */
function watched(statements: string[]): Database {
  const all: Database['all'] = (sql, ...values) => {
    statements.push(sql);
    return database.all(sql, ...values);
  };
  return { ...database, all, first: (sql, ...values) => all<never>(sql, ...values)[0] };
}

const shown = (answer: Caller | Refusal): unknown =>
  isRefusal(answer) ? answer : { ...answer, permissions: [...answer.permissions].sort() };

const holderOf = ({ accountId }: RefreshClaims, sessionId: string) => ({ accountId, sessionId, sessionEndsAt: 0 });

function familyOf({ tokenId }: RefreshClaims): string {
  const sql = 'SELECT family_id AS id FROM refresh_tokens WHERE token_id = ?';
  return database.first<{ id: string }>(sql, tokenId)?.id ?? '';
}

const login = (username: string) => ({ kind: 'username', username, passwordHash: 'none' }) as const;

const who = fc.constantFrom('one', 'two', 'program');
const writes = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('grant', 'withdraw'), who, what: fc.constantFrom(...permissions) }),
    fc.record({ kind: fc.constantFrom('give', 'take'), who, what: fc.constantFrom('top', 'base', 'unknown') }),
    fc.record({ kind: fc.constantFrom('begin', 'refresh', 'end', 'reuse', 'endOf', 'endOthers', 'endOfKey'), who }),
    fc.record({ kind: fc.constantFrom('remove', 'create', 'elsewhere', 'undone'), who }),
    fc.record({ kind: fc.constant('wait'), seconds: fc.integer({ min: 1, max: 120 }) }),
  ),
  { maxLength: 40, size: 'max' },
);

test('what is kept says the same as what is read afresh, whatever has been written, and by whom', () => {
  const other = new Libsql(join(folder, databaseFile), { timeout: 60_000 });
  fc.assert(
    fc.property(writes, (steps) => {
      database.run('DELETE FROM accounts');
      const identity = open(database);
      const keeping = createStanding(identity);
      const tokens = new Map<string, RefreshClaims[]>();
      const families = new Map<string, { holder: ReturnType<typeof holderOf> }>();
      let nowMs = beganMs;
      const { rights, sessions, accounts } = identity;
      const create = (accountId: string): void =>
        void accounts.create({ accountId, displayName: accountId, login: login(accountId) }, nowMs);
      const begin = (accountId: string): void => {
        if (!accounts.find(accountId)) return;
        const key = accountId === 'program' ? { fingerprint: 'key', expiry: nowMs + 50_000 } : null;
        const token = sessions.begin(accountId, nowMs, key);
        tokens.set(accountId, [...(tokens.get(accountId) ?? []), token]);
        families.set(familyOf(token), { holder: holderOf(token, familyOf(token)) });
      };
      const sessionOf = (accountId: string): string =>
        [...families.keys()].find((id) => families.get(id)?.holder.accountId === accountId) ?? '';
      const carryOut = (step: (typeof steps)[number]): void => {
        if ('seconds' in step) {
          nowMs += step.seconds * 1_000;
          return;
        }
        const mine = tokens.get(step.who) ?? [];
        const last = mine.at(-1);
        const isThere = accounts.find(step.who) !== undefined;
        switch (step.kind) {
          case 'create':
            create(step.who);
            return;
          case 'remove':
            accounts.remove(step.who);
            return;
          case 'begin':
            begin(step.who);
            return;
          case 'refresh':
          case 'reuse': {
            const shownAgain = step.kind === 'reuse' ? mine[0] : last;
            const used = shownAgain && sessions.use(shownAgain, nowMs, 'test');
            if (used?.kind === 'accepted' && used.successor) tokens.set(step.who, [...mine, used.successor]);
            return;
          }
          case 'end':
            if (last) sessions.end(last.tokenId, nowMs);
            return;
          case 'endOf':
            sessions.endOf(step.who, sessionOf(step.who), nowMs);
            return;
          case 'endOthers':
            sessions.endOthers(step.who, sessionOf(step.who), nowMs);
            return;
          case 'endOfKey':
            sessions.endOfKey(step.who, 'key', nowMs);
            return;
          case 'elsewhere':
            other.prepare('DELETE FROM account_permissions WHERE account_id = ?').run([step.who]);
            return;
          case 'undone':
            expect(() =>
              database.inTransaction(() => {
                accounts.remove(step.who);
                throw new Error('undone');
              }),
            ).toThrow('undone');
            return;
        }
        if (!isThere || !('what' in step)) return;
        if (step.kind === 'grant') rights.grantPermission(step.who, step.what);
        if (step.kind === 'withdraw') rights.withdrawPermission(step.who, step.what);
        if (step.kind === 'give') rights.grantRole(step.who, step.what);
        if (step.kind === 'take') rights.withdrawRole(step.who, step.what);
      };
      for (const name of ['one', 'two', 'program']) {
        create(name);
        begin(name);
      }
      for (const step of steps) {
        carryOut(step);
        for (const { holder } of families.values()) {
          const afresh = createStanding(open(database));
          expect(shown(keeping(holder, nowMs))).toEqual(shown(afresh(holder, nowMs)));
        }
      }
    }),
    { numRuns: 300 },
  );
  other.close();
});

test('a call of somebody whose rights have not changed reads one number, and nothing else', () => {
  const statements: string[] = [];
  const { accounts, rights, sessions, ...rest } = open(watched(statements));
  const standing = createStanding({ accounts, rights, ...rest });
  const add = (accountId: string) => {
    accounts.create({ accountId, displayName: accountId, login: login(accountId) }, beganMs);
    rights.grantRole(accountId, 'top');
    const token = sessions.begin(accountId, beganMs);
    return holderOf(token, familyOf(token));
  };
  const [one, two] = [add('one'), add('two')];
  const readBy = (holder: typeof one, nowMs = beganMs): number => {
    statements.length = 0;
    standing(holder, nowMs);
    return statements.length;
  };
  expect(readBy(one)).toBeGreaterThan(1);
  expect(readBy(two)).toBeGreaterThan(1);
  expect(readBy(one)).toBe(1);
  expect(statements).toEqual(['SELECT version FROM account_versions WHERE account_id = ?']);
  rights.withdrawRole('two', 'top');
  accounts.recordSignIn('one', beganMs);
  expect(readBy(one)).toBe(1);
  expect(readBy(two)).toBeGreaterThan(1);
  expect(readBy(two)).toBe(1);
  expect(isRefusal(standing(one, beganMs + (lifetimeS - 1) * 1_000))).toBe(false);
  expect(isRefusal(standing(one, beganMs + lifetimeS * 1_000))).toBe(true);
});

test('who was not there for longest is read anew, and nobody else', () => {
  const statements: string[] = [];
  const { accounts, sessions, ...rest } = open(watched(statements));
  const standing = createStanding({ accounts, ...rest });
  accounts.create({ accountId: 'one', displayName: 'one', login: login('one') }, beganMs);
  const holders = database.inTransaction(() =>
    Array.from({ length: 2_001 }, () => {
      const token = sessions.begin('one', beganMs);
      return holderOf(token, familyOf(token));
    }),
  );
  for (const holder of holders) standing(holder, beganMs);
  const readBy = (holder: (typeof holders)[number] | undefined): number => {
    statements.length = 0;
    if (holder) standing(holder, beganMs);
    return statements.length;
  };
  expect(readBy(holders[1])).toBe(1);
  expect(readBy(holders[0])).toBeGreaterThan(1);
  expect(readBy(holders[1])).toBe(1);
});
