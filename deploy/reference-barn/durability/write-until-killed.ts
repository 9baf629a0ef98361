import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createIncidents } from '../incidents/incidents';
import { createIdMaker } from '../incidents/time-ordered-id';
import { isRefusal } from '../server/refusals';
import { openDatabase } from '../storage/open-database';

// tsx write-until-killed.ts <data folder>
// Opens incidents and adds events to them for as long as it lives, and tells each on stdout once it is stored: what
// stands there has been acknowledged.

const [, , dataFolder] = process.argv;
if (dataFolder === undefined) throw new Error('Usage: tsx write-until-killed.ts <data folder>');

const identity = { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' };
// Without the contract, which takes longer to read than most writers live.
const incidents = createIncidents(openDatabase(dataFolder), {
  identity,
  checkPayload: () => [],
  makeId: createIdMaker(),
});
const author = { accountId: 'account-writer' };
const payload = { type: 'health', title: 'Check', description: 'Round.', severity: 'low', issue: null } as const;

/** Tells that a record is kept; waits where the reader is slower. */
function acknowledge(id: string): void {
  for (;;) {
    try {
      writeSync(1, `${id}\n`);
      return;
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EAGAIN')) throw cause;
    }
  }
}

function write(): void {
  const opened = incidents.create(
    { type: 'barnIntervention', identifier: randomUUID(), trigger: 'issueDetected', payload },
    author,
    Date.now(),
  );
  if (isRefusal(opened)) throw new Error(opened.message);
  const { incidentId } = opened.incident;
  acknowledge(opened.incidentEvent.incidentEventId);
  const added = incidents.addEvent(
    { incidentId, identifier: randomUUID(), trigger: 'noIssueDetected', payload },
    author,
    Date.now(),
  );
  if (isRefusal(added)) throw new Error(added.message);
  acknowledge(added.incidentEvent.incidentEventId);
  setImmediate(write);
}

write();
