import {
  formatExactTime,
  formatNumber,
  type Language,
  type Translate,
  useLanguage,
  useTexts,
} from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import { deviceTimeZone } from '@barnwatch/shared/ui/time';
import { useSyncExternalStore } from 'react';
import { incidentName } from '../../incident-records/record/incident-words';
import type { Block } from '../facts/blocks';
import { type FactsAt, factsAt, stopBeside, stopsOf } from '../facts/facts-at';
import type { FactsStore } from '../facts/facts-store';
import styles from './timeline.module.css';

export interface TimelineWordsProps {
  readonly store: FactsStore;
  readonly blocks: readonly Block[];
  readonly camera: { readonly cameraId: string; readonly name: string } | null;
  /** Null while none is chosen. */
  readonly moment: number | null;
  /** Where one looks: from there *previous* and *next* lead on while no moment is chosen. */
  readonly middle: number;
  readonly onMoment: (moment: number, cameraId: string) => void;
  /** What to do while none is chosen. */
  readonly hint: string;
}

/** The same in words: what lies at the chosen moment, and the ways to what happened before and after it. */
export function TimelineWords({ store, blocks, camera, moment, middle, onMoment, hint }: TimelineWordsProps) {
  const { t } = useTexts('mf-cameras');
  const { language } = useLanguage();
  useSyncExternalStore(store.subscribe, store.version);
  if (!camera) return null;
  const stops = stopsOf(store, blocks, camera.cameraId);
  const from = moment ?? middle;
  const before = stopBeside(stops, from, 'before');
  const after = stopBeside(stops, from, 'after');
  return (
    <div className={styles.words}>
      <IconButton
        icon="chevron-left"
        name={t('timeline.previousEvent')}
        disabled={!before}
        onClick={() => before && onMoment(before.moment, camera.cameraId)}
      />
      <output className={styles.said}>
        {moment === null ? (
          hint
        ) : (
          <>
            <strong>{formatExactTime(moment, { timeZone: deviceTimeZone() })}</strong>{' '}
            <span dir="auto">{camera.name}</span>
            {': '}
            {momentWords(factsAt(store, blocks, camera.cameraId, moment), t, language)}
          </>
        )}
      </output>
      <IconButton
        icon="chevron-right"
        name={t('timeline.nextEvent')}
        disabled={!after}
        onClick={() => after && onMoment(after.moment, camera.cameraId)}
      />
    </div>
  );
}

/** So many happenings are named; of more at one moment the first, so that what is said has a length that is known before. */
const mostNamed = 2;
/** Characters of a name that tell it from others. */
const longestName = 32;

function momentWords({ recorded, isNight, speed, marks }: FactsAt, t: Translate, language: Language): string {
  const named = marks.length > mostNamed ? marks.slice(0, 1) : marks;
  const words = [
    recorded && t(`timeline.facts.${recorded}`),
    isNight && t('timeline.facts.night'),
    speed !== null && t('timeline.speedOf', { speed: formatNumber(speed, language) }),
    ...named.map(({ kind, incident }) => {
      const kindWords = t(`timeline.facts.${kind}`);
      const name = incidentName(incident, t);
      return name === kindWords ? name : `${kindWords} „${shortened(name)}“`;
    }),
  ].filter((word) => typeof word === 'string');
  if (words.length === 0) return t('timeline.nothingKnown');
  const others = marks.length - named.length;
  return others > 0 ? `${words.join(', ')} ${t('timeline.more', { count: others })}` : words.join(', ');
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length > longestName ? `${letters.slice(0, longestName).join('').trimEnd()} …` : name;
}
