import type { TimeSpan } from '@barnwatch/shared/wire';

/** Why a moment has no video. */
export type AbsenceReason = 'gap' | 'privacy';

export interface Absence {
  readonly span: TimeSpan;
  readonly reason: AbsenceReason;
}

/** What is known of when a camera has recorded. Times are ms since 1970 UTC by the barn's clock. */
export interface Coverage {
  /** Outside of it nothing is known. Null: nothing at all. */
  readonly known: TimeSpan | null;
  /** In order, none touching another. */
  readonly recorded: readonly TimeSpan[];
  /** Found to have no video, or known to be private. */
  readonly absences: readonly Absence[];
}

export const nothingKnown: Coverage = { known: null, recorded: [], absences: [] };

/** A recorder begins a new file every minute or so, and loses a frame or two. */
const sameRecordingMs = 2_000;

export type Look =
  /** There is video, as far as that. */
  | { readonly kind: 'recorded'; readonly until: number }
  /** Nobody knows yet; what is known begins there. */
  | { readonly kind: 'unknown'; readonly until: number }
  /** `until`: where video begins again, or may. */
  | { readonly kind: 'absent'; readonly reason: AbsenceReason; readonly until: number };

/** Spans in order, those that touch or overlap made one. */
export function mergedSpans(spans: readonly TimeSpan[], toleranceMs = 0): readonly TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (!last || span.start > last.end + toleranceMs) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };
  }
  return merged;
}

/** What is left of spans when one is taken out. */
export function spansWithout(spans: readonly TimeSpan[], taken: TimeSpan): readonly TimeSpan[] {
  return spans.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, taken.start) },
      { start: Math.max(start, taken.end), end },
    ].filter((left) => left.end > left.start),
  );
}

/**
 * What the barn has said of a span. The newest recording is told only when it has ended: where the span reaches the
 * present, nothing is certain after the last one.
 *
 * @param recordings in any order
 * @param latest nothing is recorded after it
 */
export function coverageOf(
  asked: TimeSpan,
  recordings: readonly TimeSpan[],
  absences: readonly Absence[],
  latest: number,
): Coverage {
  const recorded = mergedSpans(recordings, sameRecordingMs);
  const end = asked.end < latest ? asked.end : (recorded.at(-1)?.end ?? asked.start);
  return { known: { start: asked.start, end }, recorded, absences };
}

/** What there is at a moment, for playing on from there. */
export function lookAt(coverage: Coverage, moment: number): Look {
  const absence = coverage.absences.find(({ span }) => holds(span, moment));
  if (absence) return { kind: 'absent', reason: absence.reason, until: videoFrom(coverage, absence.span.end) };
  const until = nextAbsence(coverage, moment);
  const recorded = coverage.recorded.find((span) => holds(span, moment));
  if (recorded) return { kind: 'recorded', until: Math.min(recorded.end, until) };
  const next = coverage.recorded.find(({ start }) => start > moment)?.start ?? Number.POSITIVE_INFINITY;
  if (!coverage.known || !holds(coverage.known, moment)) {
    const ahead = coverage.known && coverage.known.start > moment ? coverage.known.start : Number.POSITIVE_INFINITY;
    return { kind: 'unknown', until: Math.min(ahead, next, until) };
  }
  return { kind: 'absent', reason: 'gap', until: videoFrom(coverage, Math.min(next, coverage.known.end)) };
}

/** The last moment of video before one that has none; null where none is known. For playing backwards. */
export function videoBefore(coverage: Coverage, moment: number): number | null {
  const visible = coverage.absences.reduce<readonly TimeSpan[]>(
    (spans, { span }) => spansWithout(spans, span),
    coverage.recorded,
  );
  return visible.findLast(({ start }) => start < moment)?.end ?? null;
}

/** Where video begins at or after a moment. */
function videoFrom(coverage: Coverage, moment: number): number {
  let at = moment;
  for (;;) {
    const absence = coverage.absences.find(({ span }) => holds(span, at));
    if (absence) {
      at = absence.span.end;
      continue;
    }
    if (coverage.recorded.some((span) => holds(span, at))) return at;
    const next = coverage.recorded.find(({ start }) => start > at);
    if (next) {
      at = next.start;
      continue;
    }
    // Beyond what is known there may be some.
    return coverage.known && holds(coverage.known, at) ? coverage.known.end : at;
  }
}

function nextAbsence({ absences }: Coverage, moment: number): number {
  return Math.min(
    ...absences.map(({ span }) => (span.start > moment ? span.start : Number.POSITIVE_INFINITY)),
    Number.POSITIVE_INFINITY,
  );
}

function holds({ start, end }: TimeSpan, moment: number): boolean {
  return moment >= start && moment < end;
}
