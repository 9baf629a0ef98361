import { useState } from 'react';
import { type FormTarget, formTargetOf, namesOfForm } from './form-target';

/**
 * What the address opens the form for. An address without a time means the moment when it was opened: that moment
 * stays through every later rendering, for another one would be another form, and an empty one.
 */
export function useFormTarget(address: URLSearchParams): FormTarget | null {
  const named = JSON.stringify(namesOfForm.map((name) => address.get(name)));
  const [opened, setOpened] = useState(() => ({ named, target: formTargetOf(address, Date.now) }));
  if (opened.named === named) return opened.target;
  const target = formTargetOf(address, Date.now);
  setOpened({ named, target });
  return target;
}
