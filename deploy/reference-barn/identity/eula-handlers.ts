import type { Eula } from '@barnwatch/shared/wire';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { type Refusal, refuse } from '../server/refusals';
import type { Identity } from './identity';
import type { LicenceAgreement } from './licence-agreement';

/** The refusal that makes a client show the licence agreement. */
export function eulaRequired({ eulaId, version }: LicenceAgreement): Refusal {
  return refuse('eula-required', 'Accept the licence agreement', { details: { eulaId, version } });
}

export function createEulaHandlers({ agreement }: Identity, realWorldName: string): Handlers {
  return {
    'GET api/eulas': () => answerData({ eulas: agreement === null ? [] : [eulaOf(agreement, realWorldName)] }),
    'GET api/eulas/current': () => {
      if (agreement === null) return refuse('eula-missing', 'This instance has no licence agreement');
      const { content, mediaType, fileName } = agreement;
      return {
        kind: 'file',
        content,
        contentType: mediaType === 'application/pdf' ? mediaType : `${mediaType}; charset=utf-8`,
        // Never a page of this origin, whatever is in the file.
        headers: { 'content-disposition': `attachment; filename="${fileName}"` },
      };
    },
  };
}

function eulaOf({ eulaId, version, mediaType, publishedAt }: LicenceAgreement, realWorldName: string): Eula {
  return { eulaId, version, title: `Terms of use of ${realWorldName}`, publishedAt, mediaType, current: true };
}
