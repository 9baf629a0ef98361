import { knownReading, useFinderState, useReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { FinderEntry, FinderPart } from '@barnwatch/shared/federation';
import { type Translate, useTexts } from '@barnwatch/shared/i18n';
import { queryIncidents } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { type Incident, incidentsOf } from '../../incident-records/record/incident';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import { incidentWords } from '../../incident-records/words/incident-words';
import { openQuestion } from './open-question';
import { wordsOfOtherLanguage } from './words-of-other-language';

/** A list that is as young as this is not asked for again, ms. */
const reuseForMs = 30_000;

/** So much of a description is searched: names and places stand at its beginning. */
const soughtCharacters = 200;

const none: readonly Incident[] = [];

/** For the quick finder: open interventions and incidents, newest first. */
export function useOpenIncidentParts(): readonly FinderPart[] {
  const { t } = useTexts('mf-incidents');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier;
  const reading = useReading(queryIncidents, { body: openQuestion, keep: true, reuseForMs }, incidentsOf);
  const state = useFinderState(reading);
  const incidents = knownReading(reading)?.value ?? none;
  const entries = useMemo(
    () => (barnId === undefined ? [] : incidents.map((incident) => entryOf(barnId, incident, t))),
    [barnId, incidents, t],
  );
  const title = t('finder.openIncidents');
  return useMemo(() => [{ id: 'open', title, icon: 'incident', entries, ...state }], [title, entries, state]);
}

function entryOf(barnId: string, incident: Incident, t: Translate): FinderEntry {
  const { heading, sort, state, description } = incidentWords(incident, t);
  return {
    id: incident.incidentId,
    name: heading,
    detail: `${sort} · ${state}`,
    words: [description.slice(0, soughtCharacters), incident.incidentId, ...wordsOfOtherLanguage(incident, t)],
    to: incidentAddress(barnId, incident.incidentId),
    ...(incident.type === 'barnIntervention' && { icon: 'intervention' }),
  };
}
