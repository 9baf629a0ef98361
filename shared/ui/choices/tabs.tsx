import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { tabAfterKey } from './tab-keys';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A number beside the label. */
  readonly count?: number;
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide; not drawn. */
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly Tab<Value>[];
  readonly onChange: (value: Value) => void;
  /** In the row of the tabs, at its end: how the panel shows what it has. */
  readonly beside?: ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

export function Tabs<Value extends string>({ label, value, tabs, onChange, beside, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may lie beyond the edge
  useEffect(() => {
    const strip = list.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip || !chosen || strip.scrollWidth <= strip.clientWidth) return;
    const [shown, tab] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
    strip.scrollLeft += Math.max(0, tab.right - shown.right) + Math.min(0, tab.left - shown.left);
  }, [value]);

  function onKeyDown(event: KeyboardEvent): void {
    const index = tabAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus();
  }

  return (
    <div>
      <div className={styles.head}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list}>
          {tabs.map((tab) => {
            const chosen = tab.value === value;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-${tab.value}`}
                aria-selected={chosen}
                aria-controls={chosen ? `${id}-panel` : undefined}
                tabIndex={chosen ? 0 : -1}
                className={styles.tab}
                onClick={() => onChange(tab.value)}
                onKeyDown={onKeyDown}
              >
                {tab.label}
                {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
              </button>
            );
          })}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
