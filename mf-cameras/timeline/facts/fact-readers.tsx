import { type BarnReading, knownReading, usePartedReading, useReading } from '@barnwatch/shared/answers';
import { useInstance } from '@barnwatch/shared/auth-client';
import { queryIncidents, queryRecordedSpans } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import { useEffect, useMemo } from 'react';
import { barnIncidentsOf } from '../../incident-records/record/read-barn-incidents';
import type { Block } from './blocks';
import {
  incidentsRequest,
  joinedSpeeds,
  nightRequest,
  nightsByCamera,
  nightsOf,
  recordedOf,
  spansRequest,
  speedRequests,
  speedStepMs,
  speedsByCamera,
  speedsOf,
  standingByCamera,
  standingOf,
  standingRequest,
} from './fact-questions';
import type { CameraFacts, FactKind, FactsStore, Question } from './facts-store';
import { marksOf } from './timeline-marks';

export interface ReaderProps {
  readonly barnId: string;
  readonly block: Block;
  readonly cameraIds: readonly string[];
  readonly store: FactsStore;
  /** Whether something may still be added to it. */
  readonly goesOn: boolean;
}

/** What goes on is asked for anew as often as counts are made. */
const refreshMs = millisecondsInMinute;

/**
 * Each asks one question for as long as it is drawn, and draws nothing itself. The device keeps what was told: blocks
 * begin where the clock has nothing to do with it, so that the same ones are asked for after a start without a line.
 */
export function RecordedReader(props: ReaderProps) {
  const { block, cameraIds } = props;
  const body = useMemo(() => spansRequest(block, cameraIds), [block, cameraIds]);
  useTold('recorded', props, useReading(queryRecordedSpans, { body, ...asking(props) }, recordedOf));
  return null;
}

export function SpeedReader(props: ReaderProps) {
  const { block, cameraIds } = props;
  const offset = useInstance(props.barnId)?.clockOffsetMs ?? 0;
  const body = useMemo(() => ({ block, cameraIds }), [block, cameraIds]);
  const reading = usePartedReading(speedsByCamera, {
    body,
    bodies: () => speedRequests(block, cameraIds, Date.now() + offset),
    select: speedsOf,
    join: joinedSpeeds,
    instanceId: props.barnId,
    // More often nothing new is measured.
    refreshEveryMs: props.goesOn ? speedStepMs : 0,
    keep: true,
  });
  useTold('speed', props, reading);
  return null;
}

export function NightReader(props: ReaderProps) {
  const { block, cameraIds } = props;
  const body = useMemo(() => nightRequest(block, cameraIds), [block, cameraIds]);
  useTold('night', props, useReading(nightsByCamera, { body, ...asking(props) }, nightsOf));
  return null;
}

export function StandingReader(props: ReaderProps) {
  const { block, cameraIds } = props;
  const body = useMemo(() => standingRequest(block, cameraIds), [block, cameraIds]);
  useTold('standing', props, useReading(standingByCamera, { body, ...asking(props) }, standingOf));
  return null;
}

export function MarksReader(props: Omit<ReaderProps, 'cameraIds'>) {
  const { block, store } = props;
  const body = useMemo(() => incidentsRequest(block), [block]);
  const reading = useReading(queryIncidents, { body, ...asking(props) }, barnIncidentsOf);
  const value = knownReading(reading)?.value;
  useEffect(() => {
    if (value) store.putMarks(block, marksOf(value.incidents));
  }, [store, block, value]);
  useStanding('marks', block, '', store, reading);
  return null;
}

function asking({ barnId, goesOn }: Pick<ReaderProps, 'barnId' | 'goesOn'>) {
  return { instanceId: barnId, refreshEveryMs: goesOn ? refreshMs : 0, keep: true };
}

function useTold<Kind extends FactKind>(
  kind: Kind,
  { block, cameraIds, store }: ReaderProps,
  reading: BarnReading<ReadonlyMap<string, CameraFacts[Kind]>>,
): void {
  const value = knownReading(reading)?.value;
  useEffect(() => {
    if (value) store.put(kind, block, cameraIds, value);
  }, [store, kind, block, cameraIds, value]);
  useStanding(kind, block, cameraIds[0] ?? '', store, reading);
}

/** Tells how the question stands. */
function useStanding(
  of: Question['of'],
  { resolutionMs, start }: Block,
  firstCameraId: string,
  store: FactsStore,
  reading: BarnReading<unknown>,
): void {
  const { state, retry } = reading;
  const error = reading.state === 'failed' ? reading.error : null;
  const known = knownReading(reading);
  const receivedAt = known?.receivedAt ?? null;
  const question = useMemo<Question>(
    () => ({ of, resolutionMs, start, firstCameraId }),
    [of, resolutionMs, start, firstCameraId],
  );
  const hasSetAside = known !== null && known.setAside.length + known.setAsideWithin.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is another function each time, and does the same
  useEffect(() => {
    if (error) store.tell(question, { kind: 'failed', error, staleSince: receivedAt, retry });
    else if (state === 'ready' && receivedAt !== null) store.tell(question, { kind: 'ready', receivedAt, hasSetAside });
    else store.tell(question, { kind: 'loading' });
  }, [store, question, state, error, receivedAt, hasSetAside]);
  useEffect(() => () => store.tell(question, null), [store, question]);
}
