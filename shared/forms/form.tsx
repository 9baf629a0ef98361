import { type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui';
import styles from './form.module.css';
import { LineNotice } from './line-notice';
import { messageMark, showFault } from './show-fault';
import type { FormState } from './use-form';

export interface FormProps {
  readonly form: Pick<FormState<never, unknown>, 'submit' | 'fault' | 'needsLine'>;
  /** For a button that sends it from elsewhere. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The `form` element. After a refusal what is wrong is in view, has the focus and is read out. */
export function Form({ form: { submit, fault, needsLine }, id, className, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (fault === null || element.current === null) return;
    const words = showFault(element.current, fault.goOnIn);
    // The same words again are another text, or nobody would hear them.
    setAnnounced((before) => (words !== '' && before === words ? `${words}\u00a0` : words));
  }, [fault]);
  return (
    <form
      ref={element}
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onInput={() => setAnnounced('')}
    >
      {needsLine && <LineNotice needed={needsLine} />}
      {children}
      <VisuallyHidden>
        <span aria-live="assertive">{announced}</span>
      </VisuallyHidden>
    </form>
  );
}

/** The place of what is said of a form as a whole. */
export function FormMessage({ children }: { readonly children: ReactNode }) {
  return (
    <div {...messageMark} className={styles.message} tabIndex={-1}>
      {children}
    </div>
  );
}
