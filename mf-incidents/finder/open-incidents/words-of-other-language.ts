import type { Translate } from '@barnwatch/shared/i18n';
import type { Incident } from '../../incident-records/record/incident';
import { isKnownName } from '../../incident-records/words/known-words';
import { shownState } from '../../incident-records/words/shown-state';
import { soughtStates, soughtTypes } from './open-question';

/** What the language that is not in use calls an incident: each dictionary has these words of the other one. */
export function wordsOfOtherLanguage(incident: Incident, t: Translate): readonly string[] {
  const { type, message } = incident;
  const state = soughtStates.find((known) => known === shownState(incident));
  const names = [
    soughtTypes.find((known) => known === type) && `type.${type}`,
    state && `state.${state}`,
    message.kind === 'intervention' &&
      isKnownName('interventionType', message.interventionType) &&
      `interventionType.${message.interventionType}`,
    message.kind === 'barn-state' &&
      message.fault !== null &&
      isKnownName('fault', message.fault) &&
      `fault.${message.fault}`,
  ];
  return names.flatMap((name) => (name ? [t(`finder.also.${name}`)] : []));
}
