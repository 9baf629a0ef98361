import { useState } from 'react';
import { nothingTyped, type TypedIdentity } from './typed-identity';

export interface TypedIdentities {
  readonly at: (instanceId: string) => TypedIdentity;
  readonly change: (instanceId: string, typed: TypedIdentity) => void;
}

/** What was typed at each instance since the page was opened: a dialog that is closed by accident loses no name. */
export function useTypedIdentities(): TypedIdentities {
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedIdentity>>(new Map());
  return {
    at: (instanceId) => typed.get(instanceId) ?? nothingTyped,
    change: (instanceId, now) => setTyped((before) => new Map(before).set(instanceId, now)),
  };
}
