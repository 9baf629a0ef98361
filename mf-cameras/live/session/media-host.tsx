import { useLayoutEffect, useRef } from 'react';
import styles from './media-host.module.css';

export interface MediaHostProps {
  readonly element: HTMLElement | null;
  /** False while the element has no picture yet: it would cover the still with black. */
  readonly shown: boolean;
  /** What is to be seen, for those who do not see it. */
  readonly label: string;
}

/** The place on the page of a player's element, which is made outside React. */
export function MediaHost({ element, shown, label }: MediaHostProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element) return;
    host.current?.replaceChildren(element);
    return () => element.remove();
  }, [element]);
  return <div ref={host} role="img" aria-label={label} className={styles.host} data-shown={shown} />;
}
