import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { placeBeside } from './place-beside';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Its name for screen readers. */
  readonly name: string;
  /** What it stands beside on wide windows; on phones it is a sheet from below. */
  readonly beside: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal that pops up beside a field and never leaves the window. Keeps the focus inside and gives it back. */
export function Popover({ name, beside, onClose, children }: PopoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const place = () => {
      const field = beside.current?.getBoundingClientRect();
      if (!field) return;
      const { left, top } = placeBeside(field, element.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      // Read by the style sheet on wide windows only.
      element.style.setProperty('--left', `${left}px`);
      element.style.setProperty('--top', `${top}px`);
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [beside]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it is the mouse's form of Esc
    <dialog
      ref={dialog}
      className={styles.popover}
      aria-label={name}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  );
}
