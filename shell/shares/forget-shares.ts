import { writeLog } from '@barnwatch/shared/auth-client';
import { forgetAllShares } from '@barnwatch/shared/shares';

/** Takes away all that was shared with the suite. A page over plain http has no caches, and never had any of it. */
export async function forgetShares(): Promise<void> {
  if (!isSecureContext) return;
  await forgetAllShares(caches).catch((cause: unknown) =>
    writeLog('warning', 'What was shared could not be taken away', { cause }),
  );
}
