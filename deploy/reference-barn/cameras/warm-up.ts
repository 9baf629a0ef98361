import { createRests } from '../data/create-rests';
import type { CameraPictures } from './camera-pictures';

/**
 * Prepares the pictures of all cameras, what is needed first first, so that the first viewer need not wait. One that fails
 * costs no other. Drawing a barn takes the only thread for a tenth of a second or two: whoever calls has it in between.
 */
export async function warmUp(
  pictures: readonly Pick<CameraPictures, 'preparations'>[],
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const rest = createRests(signal);
  const steps = Math.max(0, ...pictures.map(({ preparations }) => preparations.length));
  for (let step = 0; step < steps; step += 1) {
    for (const { preparations } of pictures) {
      await rest().catch(() => undefined);
      if (signal.aborted) return;
      await preparations[step]?.().catch(onFailure);
    }
  }
}
