import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { PlannedWork, WorkResult } from './camera-work';
import { doWork } from './do-work';

/** Cameras at a time: the barn's other callers are not starved. */
const lanes = 3;

/** Does one camera after the other; each result is told as it comes. What has not begun when it is stopped is left. */
export async function doAllWork(
  client: InstanceClient,
  plans: readonly PlannedWork[],
  onResult: (cameraId: string, result: WorkResult) => void,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let plan = plans[next]; plan !== undefined && !signal.aborted; plan = plans[next]) {
      next += 1;
      // One that has begun is finished: half of it would be worse than either.
      onResult(plan.cameraId, await doWork(client, plan, new AbortController().signal));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}
