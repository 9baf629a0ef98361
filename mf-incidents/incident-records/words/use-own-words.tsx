import { useLanguage } from '@barnwatch/shared/i18n';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Incident } from '../record/incident';
import type { Subtype } from '../record/incident-schema';
import { lastValueOf, useIncidentSchema } from '../record/use-incident';
import { noOwnWords, type OwnWords, ownWordsOf, type WordedType, wordsWantedFor } from './own-words';
import { saysTheSame } from './says-the-same';

/** An incident and the barn that has told of it. */
export interface IncidentAtBarn {
  readonly barnId: string;
  readonly incident: Pick<Incident, 'message'>;
}

export interface OwnWordsReading {
  /** The same words for as long as nothing more is learnt of the barn. */
  readonly of: (barnId: string) => OwnWords;
  /** Asks the barns; to be drawn once, anywhere. It shows nothing. */
  readonly questions: ReactNode;
}

type Setups = ReadonlyMap<string, ReadonlyMap<string, readonly Subtype[]>>;

/**
 * What the barns call what we have no words for. A barn is asked only when one of its incidents needs it; what it said
 * is kept on the device with its other answers.
 *
 * @param incidents the same array for as long as nothing changes
 */
export function useOwnWords(incidents: readonly IncidentAtBarn[]): OwnWordsReading {
  const { language } = useLanguage();
  const [setups, setSetups] = useState<Setups>(new Map());
  const wanted = useMemo(() => wantedSetups(incidents), [incidents]);
  const learn = useCallback((barnId: string, type: WordedType, setup: readonly Subtype[]) => {
    setSetups((before) => {
      const ofBarn = before.get(barnId);
      // Read again it is another list with the same words: tables and cards need not be drawn anew for it.
      if (saysTheSame(ofBarn?.get(type), setup)) return before;
      return new Map(before).set(barnId, new Map(ofBarn).set(type, setup));
    });
  }, []);
  const words = useMemo(
    () => new Map([...setups].map(([barnId, ofBarn]) => [barnId, ownWordsOf(ofBarn, language)])),
    [setups, language],
  );
  return {
    of: useCallback((barnId: string) => words.get(barnId) ?? noOwnWords, [words]),
    questions: wanted.map(({ barnId, type }) => (
      <SetupQuestion key={JSON.stringify([barnId, type])} barnId={barnId} type={type} onKnown={learn} />
    )),
  };
}

interface WantedSetup {
  readonly barnId: string;
  readonly type: WordedType;
}

/** Each set-up once, however many incidents want it. */
function wantedSetups(incidents: readonly IncidentAtBarn[]): readonly WantedSetup[] {
  const wanted = new Map<string, WantedSetup>();
  for (const { barnId, incident } of incidents) {
    const type = wordsWantedFor(incident.message);
    if (type !== null) wanted.set(`${type} ${barnId}`, { barnId, type });
  }
  return [...wanted.values()];
}

interface SetupQuestionProps extends WantedSetup {
  readonly onKnown: (barnId: string, type: WordedType, setup: readonly Subtype[]) => void;
}

function SetupQuestion({ barnId, type, onKnown }: SetupQuestionProps) {
  const setup = lastValueOf(useIncidentSchema(type, true, barnId))?.typeSetup;
  useEffect(() => {
    if (setup) onKnown(barnId, type, setup);
  }, [setup, barnId, type, onKnown]);
  return null;
}
