import { type Day, parseDay } from '../../barn/day-choice/calendar-day';
import type { DocumentationPlace } from '../../incident-records/record/incident-message';

/** Which records of the journal: of one day or of all, of one place or of all, with hidden ones or without. */
export interface JournalFilter {
  readonly day: Day | null;
  readonly place: DocumentationPlace | null;
  readonly hidden: boolean;
}

/** A place as it stands in the address: `barn`, `camera:pen-01`, `region:feeder-left`; empty for all of them. */
export function placeText(place: DocumentationPlace | null): string {
  switch (place?.kind) {
    case undefined:
      return '';
    case 'global':
      return 'barn';
    case 'camera':
      return `camera:${place.cameraId}`;
    case 'region':
      return `region:${place.regionSpecification}`;
  }
}

/** The inverse of `placeText`; null for anything else. */
export function parsePlace(text: string | null): DocumentationPlace | null {
  if (text === 'barn') return { kind: 'global' };
  const [, kind, id = ''] = /^(camera|region):(.+)$/s.exec(text ?? '') ?? [];
  if (kind === 'camera') return { kind, cameraId: id };
  if (kind === 'region') return { kind, regionSpecification: id };
  return null;
}

/** Reads the filter from the address of the page; what makes no sense there is left out. */
export function journalFilterOf(address: URLSearchParams): JournalFilter {
  return {
    day: parseDay(address.get('day')),
    place: parsePlace(address.get('place')),
    hidden: address.get('hidden') === 'shown',
  };
}

/** The address with another filter; everything else in it stays. */
export function addressWithFilter(address: URLSearchParams, { day, place, hidden }: JournalFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  const wanted = { day: day ?? '', place: placeText(place), hidden: hidden ? 'shown' : '' };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
