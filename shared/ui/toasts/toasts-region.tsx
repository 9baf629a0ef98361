import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { openDialog } from '../dialog/open-dialog';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-names';
import { keptFree, watchPresses } from './kept-free';
import type { ShownToast, ToastKind } from './toast-list';
import { toastPlace } from './toast-place';
import { toastsAtom } from './toasts';
import { useToastStore } from './toasts-context';
import styles from './toasts-region.module.css';

const icons: Readonly<Record<ToastKind, IconName>> = {
  success: 'success',
  info: 'info',
  warning: 'incident',
  error: 'warning',
};

/** Bottom right, or as far above as leaves free what must be; read out politely; waits while pointer or focus is on it. */
export function ToastsRegion() {
  const { t } = useTexts();
  const toasts = useToastStore();
  const { shown } = useAtomValue(toastsAtom);
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;

  const presses = useRef<ReturnType<typeof watchPresses> | null>(null);

  useEffect(() => {
    const watched = watchPresses(Date.now);
    presses.current = watched;
    return watched.end;
  }, []);
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element) return;
    raise(element);
    const place = () => element.style.setProperty('--lift', `${liftOf(element, presses.current?.last() ?? null)}px`);
    place();
    // Once more before it is seen: what is wrong in a form gets the focus right after it was said. From then on it stays
    // where it is, though a dialog may close meanwhile.
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what held them may have gone with one of them, without a word
  useEffect(() => {
    const element = region.current;
    setHeld(element !== null && (element.matches(':hover') || element.contains(document.activeElement)));
  }, [shown]);

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      data-toasts
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

/** How far above their usual place toasts have to lie now, CSS px. */
function liftOf(region: HTMLElement, justPressed: Element | null): number {
  const { left, top, right, bottom } = region.getBoundingClientRect();
  const toasts = [...region.children].map((toast) => toast.getBoundingClientRect());
  const height = toasts.length === 0 ? 0 : (toasts.at(-1)?.bottom ?? 0) - (toasts[0]?.top ?? 0);
  return toastPlace({ column: { left, top, right, bottom }, height, free: keptFree(justPressed) });
}

/** Brings the region above a dialog that was opened after it. */
function raise(region: HTMLElement): void {
  // Older browsers have no popovers: there it stays below dialogs, and on the page.
  if (typeof region.showPopover !== 'function') return;
  const lies = region.matches(':popover-open');
  if (lies && !document.querySelector(openDialog)) return;
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
