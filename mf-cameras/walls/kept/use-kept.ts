import type { RecordReading, StoredRecord } from '@barnwatch/shared/storage';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Kept<Value> {
  /** The default until the device has been read, or while its storage is late. */
  readonly value: Value;
  /** False while it is worth waiting for. */
  readonly known: boolean;
  /** Holds at once, and is kept on the device. */
  readonly change: (change: (before: Value) => Value) => void;
}

interface KeyedValue<Value> {
  readonly key: string;
  readonly value: Value;
}

interface Late<Value> {
  readonly key: string;
  readonly changes: ((before: Value) => Value)[];
}

/**
 * Something that is kept on this device under a key and often changed, as by a wheel: of many changes in a row the
 * last one is written. Where the device tells late what is kept, the changes made meanwhile are made to that, and nothing
 * is written before: what was kept is not lost to what one did without it.
 */
export function useKept<Value>(record: StoredRecord<Value>, key: string, standard: Value): Kept<Value> {
  const [known, setKnown] = useState<KeyedValue<Value> | null>(null);
  const current = useRef<KeyedValue<Value> | null>(null);
  const unwritten = useRef<readonly KeyedValue<Value>[]>([]);
  /** What the device has yet to tell, and the changes that wait for it. */
  const late = useRef<Late<Value> | null>(null);

  useEffect(() => {
    let mounted = true;
    const show = (value: Value): void => {
      current.current = { key, value };
      if (mounted) setKnown(current.current);
    };
    const valueIn = (reading: RecordReading<Value>): Value => (reading.state === 'present' ? reading.value : standard);
    void record.readInTime(key).then(async (reading) => {
      // What was chosen before the device answered holds.
      if (!mounted || current.current?.key === key) return;
      if (reading.kind === 'told') return show(valueIn(reading.value));
      const waiting: Late<Value> = { key, changes: [] };
      late.current = waiting;
      show(standard);
      const kept = valueIn(await reading.later);
      if (late.current === waiting) late.current = null;
      const value = waiting.changes.reduce((before, change) => change(before), kept);
      if (mounted) show(value);
      // Also when the screen has been left: what was changed is kept.
      if (waiting.changes.length > 0) await record.write(key, value);
    });
    return () => {
      mounted = false;
    };
  }, [record, key, standard]);

  const change = useCallback(
    (next: (before: Value) => Value) => {
      const before = current.current?.key === key ? current.current.value : standard;
      const changed = { key, value: next(before) };
      current.current = changed;
      setKnown(changed);
      if (late.current?.key === key) {
        late.current.changes.push(next);
        return;
      }
      const isWriting = unwritten.current.length > 0;
      unwritten.current = [...unwritten.current.slice(0, 1), changed];
      if (!isWriting) void writeAll(record, unwritten);
    },
    [record, key, standard],
  );

  return known?.key === key ? { value: known.value, known: true, change } : { value: standard, known: false, change };
}

/** The first one is being written; of those behind it the last is written next. */
async function writeAll<Value>(
  record: StoredRecord<Value>,
  unwritten: { current: readonly KeyedValue<Value>[] },
): Promise<void> {
  for (let next = unwritten.current[0]; next; next = unwritten.current[0]) {
    await record.write(next.key, next.value);
    unwritten.current = unwritten.current.slice(1);
  }
}
