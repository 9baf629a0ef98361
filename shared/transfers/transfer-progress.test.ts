import { exampleRecordings } from './doubles/example-orders';
import type { Transfer } from './record/transfer';
import { transferProgress } from './transfer-progress';

test('how far it is and how long it takes is told by what has come', () => {
  const order = exampleRecordings({ expectedBytes: 8_000 });
  const transfer: Transfer = {
    identifier: 'one',
    instanceId: 'north-barn',
    accountId: 'manager',
    position: 0,
    madeAt: 0,
    order,
    standing: { kind: 'waiting', failures: 0, notBefore: 0, error: null },
    done: { parts: 1, bytes: 1_000, items: 0, files: 0, missing: 0 },
    current: { offset: 0, bytes: 1_000, sizeBytes: 2_000 },
    bytesPerS: 500,
  };
  expect(transferProgress(transfer)).toEqual({ share: 0.25, bytes: 1_000, remainingMs: 6_000 });
  expect(transferProgress({ ...transfer, bytesPerS: null }).remainingMs).toBeNull();
});
