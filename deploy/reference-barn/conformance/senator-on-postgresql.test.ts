import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { senatorIdentifier } from '../configuration/senator-identifier';
import { type PostgresqlCluster, startPostgresqlCluster } from '../testing/postgresql-cluster';
import { postgresqlInput } from '../testing/postgresql-input';
import { testContract } from '../testing/test-contract';
import { authorizationCalls, serviceAccountCalls } from './calls/authorization-calls';
import { publicFailures } from './calls/failing-calls';
import { identityCalls, programCalls } from './calls/identity-calls';
import { senatorCalls } from './calls/senator-calls';
import type { Row } from './row';
import { type Stage, setStage } from './stage';
import { createWalk, type Walk } from './walk';

// The rows of `conformance.test.ts`, which goes through them over SQLite, once more over PostgreSQL.

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-conformance-postgresql-'));
let cluster: PostgresqlCluster;
beforeAll(async () => {
  cluster = await startPostgresqlCluster();
});
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

function walkThrough(rows: readonly Row[], walk: () => Walk, stage: () => Stage): void {
  test.each(rows.map((row, index) => [`${index + 1} ${row.operation} ${row.status} ${row.code ?? ''}`, row] as const))(
    '%s',
    async (_, row) => {
      await stage().prepare(row);
      const { status, code, faults } = await walk().step(row);
      expect({ status, code, faults }).toEqual({ status: row.status, code: row.code, faults: [] });
    },
  );
}

describe('people and programs of a senator', () => {
  let stage: Stage;
  let walk: Walk;
  beforeAll(async () => {
    const imageFile = fileURLToPath(new URL('../../demo/pictures/north-barn.jpg', import.meta.url));
    const names = { globalUniqueIdentifier: senatorIdentifier, name: 'senator', realWorldName: 'Sign-in' };
    stage = await setStage({
      barn: {
        role: 'senator',
        identity: { ...names, imageFile },
        cameras: [],
        ...postgresqlInput(cluster, 'people', folder),
      },
    });
    walk = createWalk(testContract, stage);
  });
  afterAll(() => stage?.stop());

  walkThrough(
    [...identityCalls, ...serviceAccountCalls, ...programCalls, ...authorizationCalls],
    () => walk,
    () => stage,
  );

  describe('when its tables are lost', () => {
    beforeAll(() => {
      stage.instances.barn.advance(61_000);
      cluster.query('people', 'ALTER SCHEMA public RENAME TO lost; CREATE SCHEMA public');
    });
    const asked = publicFailures.filter(({ operation }) => !/auth\/remote/.test(operation));
    walkThrough(
      asked,
      () => walk,
      () => stage,
    );
  });
});

describe('single sign-on by a senator', () => {
  let stage: Stage;
  let walk: Walk;
  beforeAll(async () => {
    stage = await setStage({ senator: postgresqlInput(cluster, 'single_sign_on', folder) });
    walk = createWalk(testContract, stage);
  });
  afterAll(() => stage?.stop());
  walkThrough(
    senatorCalls,
    () => walk,
    () => stage,
  );
});
