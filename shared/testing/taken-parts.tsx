import { useState } from 'react';
import { useInstanceClient } from '../auth-client';
import type { UseAlongParts } from '../federation';

interface TakenPartsProps {
  readonly useParts: UseAlongParts;
  readonly days: number;
}

/** Takes along whatever a module offers, one after the other at a press, and says what became of each. */
export function TakenParts({ useParts, days }: TakenPartsProps) {
  const parts = useParts(days);
  const client = useInstanceClient();
  const [taken, setTaken] = useState<readonly string[] | null>(null);
  async function takeAll() {
    const told: string[] = [];
    for (const { id, takes } of parts) {
      for (const one of takes) {
        const { kind } = await one.take(client, new AbortController().signal);
        told.push(`${id}/${one.id} ${kind}`);
      }
    }
    setTaken(told);
  }
  return (
    <>
      {parts.map(({ id, title, count, state }) => (
        <p key={id}>{`${title}: ${count} (${state})`}</p>
      ))}
      <button type="button" onClick={() => void takeAll()}>
        take
      </button>
      {taken && <output>{taken.join('; ')}</output>}
    </>
  );
}
