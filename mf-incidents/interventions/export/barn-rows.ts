import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { readIncidentHandler } from '@barnwatch/shared/wire/calls';
import type { WorkbookRow } from '@barnwatch/shared/workbooks';
import { noOwnWords, type OwnWords, ownWordsOfSchema, wordsWantedFor } from '../../incident-records/words/own-words';
import type { ExportedIncident } from './collect-rows';
import { type ExportWords, rowOf, stepsOf } from './export-rows';

export interface BarnOfRows {
  readonly name: string;
  readonly client: InstanceClient;
}

/**
 * Puts interventions of one barn into rows, as the screens say them. What the barn calls what we have no words for is
 * asked for when it is first needed; where it does not tell, the names are readable and nothing is missing.
 */
export function barnRows({ name, client }: BarnOfRows, words: ExportWords, signal: AbortSignal) {
  let own: OwnWords | null = null;

  async function ownWords(): Promise<OwnWords> {
    const path = { incidentType: 'barnIntervention', simplified: true } as const;
    const outcome = await sendCall(client, readIncidentHandler, { path }, { signal });
    return outcome.ok ? ownWordsOfSchema(outcome.value.answer.handler, words.language) : noOwnWords;
  }

  return async (incidents: readonly ExportedIncident[]): Promise<readonly WorkbookRow[]> => {
    const told = incidents.flatMap(({ incident, events }) =>
      stepsOf(incident, events).map((step) => ({ incident, step })),
    );
    if (own === null && told.some(({ step }) => wordsWantedFor(step.message) !== null)) own = await ownWords();
    const barn = { name, own: own ?? noOwnWords };
    return told.map(({ incident, step }) => rowOf(incident, step, barn, words));
  };
}
