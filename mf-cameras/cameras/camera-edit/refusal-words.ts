import type { RequestError } from '@barnwatch/shared/auth-client';
import type { Translate } from '@barnwatch/shared/i18n';
import { requestErrorWords } from '@barnwatch/shared/ui';
import * as v from 'valibot';
import type { CameraChangeKey } from '../../camera-records/record/change-camera';

/** What a refusal (400) says of the parts of a body; in the server's own words. */
const details = v.object({ issues: v.array(v.object({ message: v.string() })) });

/** Why a part could not be saved: what the barn says of it, else what is known of the failure. */
function refusalWords(error: RequestError, frameText: Translate): string {
  const reading = v.safeParse(details, error.context.details);
  const issue = reading.success ? reading.output.issues[0] : undefined;
  const words = requestErrorWords(error, frameText);
  return issue ? `${words} (${issue.message})` : words;
}

/** The same of each part that was refused. */
export function refusedParts(
  refusals: Readonly<Partial<Record<CameraChangeKey, RequestError>>>,
  frameText: Translate,
): Readonly<Partial<Record<CameraChangeKey, string>>> {
  return Object.fromEntries(Object.entries(refusals).map(([part, error]) => [part, refusalWords(error, frameText)]));
}
