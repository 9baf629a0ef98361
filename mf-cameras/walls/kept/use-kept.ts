import type { StoredRecord } from '@barnwatch/shared/storage';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Kept<Value> {
  /** The default until the device has been read. */
  readonly value: Value;
  readonly known: boolean;
  /** Holds at once, and is kept on the device. */
  readonly change: (change: (before: Value) => Value) => void;
}

interface KeyedValue<Value> {
  readonly key: string;
  readonly value: Value;
}

/**
 * Something that is kept on this device under a key and often changed, as by a wheel: of many changes in a row the
 * last one is written.
 */
export function useKept<Value>(record: StoredRecord<Value>, key: string, standard: Value): Kept<Value> {
  const [known, setKnown] = useState<KeyedValue<Value> | null>(null);
  const current = useRef<KeyedValue<Value> | null>(null);
  const unwritten = useRef<readonly KeyedValue<Value>[]>([]);

  useEffect(() => {
    let mounted = true;
    void record.read(key).then((reading) => {
      // What was chosen before the device answered holds.
      if (!mounted || current.current?.key === key) return;
      current.current = { key, value: reading.state === 'present' ? reading.value : standard };
      setKnown(current.current);
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
