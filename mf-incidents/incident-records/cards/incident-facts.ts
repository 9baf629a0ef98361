import { formatDateTime, formatDuration, formatNumber, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { DocumentationPlace, DocumentationTime, IncidentMessage } from '../record/incident-message';
import { readableName, wordFor } from '../words/known-words';
import { issueWords, type OwnWords } from '../words/own-words';

/** One line of a card: what, and how it is. A camera is shown by its name, which the card looks up. */
export type CardFact =
  | { readonly kind: 'words'; readonly name: string; readonly value: string }
  | { readonly kind: 'camera'; readonly name: string; readonly cameraId: string };

/**
 * What the payload says beyond heading, severity and description.
 *
 * @param own what its barn calls what we have no words for
 */
export function cardFacts(
  message: IncidentMessage,
  t: Translate,
  language: Language,
  own: OwnWords,
): readonly CardFact[] {
  const words = (name: string, value: string): CardFact => ({ kind: 'words', name: t(`fact.${name}`), value });
  switch (message.kind) {
    case 'intervention': {
      const { interventionType, issue, temperatureRating } = message;
      return [
        ...(issue === null ? [] : [words('issue', issueWords(interventionType, issue, own, t))]),
        ...(temperatureRating === null ? [] : [words('temperature', wordFor('issue', temperatureRating, t))]),
      ];
    }
    case 'documentation': {
      const when = timeWords(message.time);
      const { hiddenReason } = message;
      return [
        placeFact(message.place, t),
        ...(when === null ? [] : [words('when', when)]),
        ...(hiddenReason === null ? [] : [words('reason', hiddenReason)]),
      ];
    }
    case 'hidden':
      return [words('reason', message.reason)];
    case 'barn-state': {
      const { cameraId, animalCount } = message;
      return [
        ...(cameraId === null ? [] : [{ kind: 'camera', name: t('fact.camera'), cameraId } as const]),
        ...(animalCount === null ? [] : [words('animals', formatNumber(animalCount, language))]),
      ];
    }
    case 'open': {
      const { shown, leftOut } = message.facts;
      const facts = shown.map(({ path, value }): CardFact => {
        const isCamera = path.at(-1) === 'cameraId' && typeof value === 'string';
        if (isCamera && path.length === 1) return { kind: 'camera', name: t('fact.camera'), cameraId: value };
        const name = path.map(readableName).join(' › ');
        if (isCamera) return { kind: 'camera', name, cameraId: value };
        return { kind: 'words', name, value: valueWords(path.at(-1) ?? '', value, t, language) };
      });
      return leftOut === 0 ? facts : [...facts, words('more', t('card.factsLeftOut', { count: leftOut }))];
    }
  }
}

function placeFact(place: DocumentationPlace, t: Translate): CardFact {
  switch (place.kind) {
    case 'camera':
      return { kind: 'camera', name: t('fact.camera'), cameraId: place.cameraId };
    case 'region':
      return { kind: 'words', name: t('fact.region'), value: place.regionSpecification };
    case 'global':
      return { kind: 'words', name: t('fact.place'), value: t('card.wholeBarn') };
  }
}

/** Characters of the day in the full form of product 9.5, `YYYY-mm-DD HH:MM:SS`. */
const dayLength = 10;

function timeWords(time: DocumentationTime): string | null {
  switch (time.kind) {
    case 'span': {
      const [start, end] = [formatDateTime(time.start), formatDateTime(time.end)];
      const isOneDay = start.slice(0, dayLength) === end.slice(0, dayLength);
      const span = `${start} – ${isOneDay ? end.slice(dayLength).trim() : end}`;
      return time.end < time.start ? span : `${span} (${formatDuration(time.end - time.start)})`;
    }
    case 'moment':
      return formatDateTime(time.at);
    case 'unknown':
      return null;
  }
}

/** Times of the wire are ms since 1970 and named as such; from 2001 on they have 13 digits. */
const earliestTime = 1e12;
const latestTime = 4e12;

function valueWords(name: string, value: string | number | boolean, t: Translate, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'card.yes' : 'card.no');
  const isTime = /(At|[tT]ime(stamp)?)$/.test(name) && value >= earliestTime && value < latestTime;
  return isTime ? formatDateTime(value) : formatNumber(value, language, 6);
}
