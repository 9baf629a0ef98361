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

export function createEulaHandlers({ agreement, agreements }: Identity, realWorldName: string): Handlers {
  return {
    'GET api/eulas': () => {
      const title = `Terms of use of ${realWorldName}`;
      const eulas: Eula[] = agreements
        .list()
        .map((version) => ({ ...version, title, current: version.version === agreement?.version }));
      return answerData({ eulas });
    },
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
