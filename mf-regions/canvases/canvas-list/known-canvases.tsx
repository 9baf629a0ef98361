import { knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { foldForSearch, formatTimeOfDay, isFoundIn, useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { EmptyState, RequestFailure, SearchField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import type { Canvas } from '../../canvas-records/record/canvas';
import { useCanvasCameras } from '../../canvas-records/record/canvas-camera';
import type { Canvases } from '../../canvas-records/record/use-canvases';
import { CanvasCard } from './canvas-card';
import styles from './canvas-list.module.css';
import { CopyDialog } from './copy-dialog';
import { DeleteDialog } from './delete-dialog';
import { useBaseCanvas } from './use-base-canvas';

export interface KnownCanvasesProps {
  readonly barn: InstanceView;
  readonly canvases: Canvases;
  readonly isManager: boolean;
  readonly onChanged: () => void;
}

type Asked = { readonly kind: 'copy' | 'delete'; readonly canvas: Canvas } | null;

/** The canvases, to search in, and what is done with them. The search stands in the address. */
export function KnownCanvases({
  barn,
  canvases: { canvases, baseCanvasId },
  isManager,
  onChanged,
}: KnownCanvasesProps) {
  const { t } = useTexts('mf-regions');
  const [query, changeQuery] = useSearchParams();
  const cameras = knownReading(useCanvasCameras())?.value ?? null;
  const base = useBaseCanvas(onChanged);
  const [asked, setAsked] = useState<Asked>(null);
  const [since] = useState(() => Date.now());
  const search = query.get('search') ?? '';
  const sought = foldForSearch(search);
  const found = canvases.filter(({ name }) => isFoundIn(sought, [name]));
  const baseFirst = [...found].sort(
    (one, other) => Number(other.canvasId === baseCanvasId) - Number(one.canvasId === baseCanvasId),
  );
  const done = () => {
    setAsked(null);
    onChanged();
  };
  return (
    <div className={styles.all}>
      <div className={styles.search}>
        <SearchField
          label={t('canvasList.search')}
          value={search}
          onChange={(next) => changeQuery((known) => withParameter(known, 'search', next || null), { replace: true })}
        />
      </div>
      {base.now.state === 'failed' && (
        <RequestFailure error={base.now.error} what={t('canvasList.baseNotSet')} onRetry={base.again} form="line" />
      )}
      <p className={styles.count} role="status">
        {t('canvasList.count', { count: found.length })}
      </p>
      {found.length > 0 && <p className={styles.count}>{t('canvasPicture.since', { time: formatTimeOfDay(since) })}</p>}
      {found.length === 0 ? (
        <EmptyState hint={t('canvasList.noneFound', { search })} />
      ) : (
        <ul className={styles.list}>
          {baseFirst.map((canvas) => (
            <CanvasCard
              key={canvas.canvasId}
              barn={barn}
              canvas={canvas}
              cameras={cameras}
              since={since}
              isBase={canvas.canvasId === baseCanvasId}
              isManager={isManager}
              isBaseBusy={base.now.state === 'busy'}
              onBase={base.set}
              onAsk={(kind) => setAsked({ kind, canvas })}
            />
          ))}
        </ul>
      )}
      {asked?.kind === 'copy' && (
        <CopyDialog
          barn={barn}
          canvas={asked.canvas}
          taken={new Set(canvases.map(({ name }) => name))}
          onCancel={() => setAsked(null)}
          onDone={done}
        />
      )}
      {asked?.kind === 'delete' && (
        <DeleteDialog
          canvas={asked.canvas}
          isBase={asked.canvas.canvasId === baseCanvasId}
          onCancel={() => setAsked(null)}
          onDone={done}
        />
      )}
    </div>
  );
}
