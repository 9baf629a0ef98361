import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import type { ShownToast, ToastKind } from './toast-list';
import { toastsAtom } from './toasts';
import { useToastStore } from './toasts-context';
import styles from './toasts-region.module.css';

const icons: Readonly<Record<ToastKind, IconName>> = {
  success: 'success',
  info: 'info',
  warning: 'incident',
  error: 'warning',
};

/** Bottom right; read out politely; waits while the pointer or the focus is on it. */
export function ToastsRegion() {
  const { t } = useTexts();
  const toasts = useToastStore();
  const { shown } = useAtomValue(toastsAtom);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    if (newest === undefined || !region.current) return;
    region.current.style.setProperty('--thumb-clearance', `${thumbClearance()}px`);
    // It ends where it began, though the dialog may close meanwhile.
    region.current.toggleAttribute('data-over-dialog', document.querySelector('dialog[open]') !== null);
    raise(region.current);
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={t('toast.region')}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onEnd={() => toasts.dismiss(toast.id)} />
      ))}
    </section>
  );
}

/** How far up the action under the thumb reaches, px from the lower edge; 0 where there is none: nothing may cover it. */
function thumbClearance(): number {
  const { height = 0, top = 0 } = document.querySelector('[data-thumb-area]')?.getBoundingClientRect() ?? {};
  return height > 0 && top < innerHeight ? Math.max(0, innerHeight - top) : 0;
}

/** Brings the region above a modal dialog that was opened after it. */
function raise(region: HTMLElement): void {
  // Older browsers have no popovers: there it stays below dialogs, and on the page.
  if (typeof region.showPopover !== 'function') return;
  const lies = region.matches(':popover-open');
  if (lies && !document.querySelector('dialog:modal')) return;
  if (lies) region.hidePopover();
  region.showPopover();
}

function ToastCard({ toast, held, onEnd }: { toast: ShownToast; held: boolean; onEnd: () => void }) {
  const { t } = useTexts();
  const latestEnd = useRef(onEnd);
  latestEnd.current = onEnd;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => latestEnd.current(), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast.durationMs]);

  return (
    <div className={`${styles.toast} ${styles[toast.kind]}`} data-kind={toast.kind}>
      <span className={styles.icon} role="img" aria-label={t(`toast.${toast.kind}`)}>
        <Icon name={icons[toast.kind]} />
      </span>
      <p className={styles.text}>{toast.text}</p>
      <IconButton icon="close" name={t('toast.dismiss')} onClick={onEnd} />
    </div>
  );
}
