import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Wall } from '@barnwatch/shared/ui/wall';
import { useArea } from '@barnwatch/shared/ui/zoom';
import { useRef, useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { useTurns } from '../wall/use-turns';
import { useWallWords } from '../wall/use-wall-words';
import { commonAspect } from './common-aspect';
import styles from './grid.module.css';
import type { GridLayout, LayoutChange } from './grid-layout';
import { GridTiles, wallGap } from './grid-tiles';
import { fitWall } from './page-fit';
import { Pager } from './pager';
import { camerasOfPage } from './shown-cameras';

export interface GridWallProps {
  readonly instance: InstanceView;
  readonly cameras: readonly Camera[];
  readonly layout: GridLayout;
  readonly columns: number | null;
  /** Where it begins, from 1. */
  readonly firstPage: number;
  readonly onLayout: (change: (layout: GridLayout) => LayoutChange) => void;
  readonly onLeave: () => void;
}

/** All cameras of the layout on a screen of their own, page after page. */
export function GridWall({ instance, cameras, layout, columns, firstPage, onLayout, onLeave }: GridWallProps) {
  const { t } = useTexts('mf-cameras');
  const wallWords = useWallWords();
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const room = useArea(area, true);
  const [turn, setTurn] = useState(firstPage);
  const aspect = commonAspect(cameras);
  const paged = room && fitWall({ tiles: Math.max(1, cameras.length), aspect, gap: wallGap, ...room }, columns);
  const pages = paged?.pages ?? 1;
  const pageOf = (turn: number) => ((turn - 1) % pages) + 1;
  const page = pageOf(turn);
  useTurns(pages > 1 ? layout.turnMs : null, turn, () => setTurn(turn + 1));
  return (
    <Wall
      words={wallWords}
      label={t('grid.wall')}
      controls={
        <Pager
          kind="overlay"
          page={page}
          pages={pages}
          onPage={(turned) => setTurn((known) => turned(pageOf(known)))}
        />
      }
      {...(pages > 1 && { onStep: (step) => setTurn((known) => pageOf(pageOf(known) + step + pages)) })}
      onLeave={onLeave}
    >
      <div ref={area} className={styles.wall}>
        {paged && (
          <GridTiles
            instance={instance}
            cameras={camerasOfPage(cameras, page, paged.perPage)}
            shownIds={cameras.map(({ cameraId }) => cameraId)}
            layout={layout}
            fit={paged.fit}
            wall
            list={list}
            onMenu={null}
            onLayout={onLayout}
          />
        )}
      </div>
    </Wall>
  );
}
