import { type RefObject, useEffect, useRef, useState } from 'react';

/** For a form that was sent with errors: its first faulty field takes the focus as soon as its error is on screen. */
export function useFocusFaulty(): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly focusFaulty: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return { form, focusFaulty: () => setAsked((times) => times + 1) };
}
