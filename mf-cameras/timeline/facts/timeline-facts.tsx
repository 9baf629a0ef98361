import { usePermission } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { Fragment, memo, useState, useSyncExternalStore } from 'react';
import { type RowRange, rowsToAsk } from '../geometry/rows';
import { type Block, blocksBeside, blocksOf, resolutionOf } from './blocks';
import { MarksReader, NightReader, RecordedReader, SpeedReader, StandingReader } from './fact-readers';
import type { FactsStore } from './facts-store';
import { useAskedBlocks } from './use-asked-blocks';
import { useSame } from './use-same';

export interface TimelineFactsProps {
  readonly barnId: string;
  readonly cameraIds: readonly string[];
  /** The rows in sight. */
  readonly rows: RowRange;
  readonly view: TimeSpan;
  /** Now, by the barn's clock. */
  readonly latest: number;
  readonly store: FactsStore;
}

/** Rows of so few cameras are high enough for the number of animals that stand. */
const mostStandingRows = 4;
const none: readonly Block[] = [];

/**
 * Asks for what is in view, and for what lies beside it. The first view has the barn for itself. Later on where it has
 * recorded is asked for beside the view at once, so that a hand that goes on finds it there; all else follows when the view
 * has what it needs. Draws nothing.
 */
export function TimelineFacts({ barnId, cameraIds, rows, view, latest, store }: TimelineFactsProps) {
  const blocks = useAskedBlocks(useSame(blocksOf(view, resolutionOf(view), latest)), view);
  const isRead = useSyncExternalStore(store.subscribe, () => store.isRead(blocks));
  const [hasRead, setHasRead] = useState(false);
  if (isRead && !hasRead) setHasRead(true);
  const beside = useSame(hasRead ? blocksBeside(blocks, latest) : none);
  const groups = useSame(rowsToAsk(rows, cameraIds.length).map(({ from, to }) => cameraIds.slice(from, to)));
  const withStanding = cameraIds.length <= mostStandingRows;
  return <FactReaders {...{ barnId, blocks, isRead, beside, groups, withStanding, latest, store }} />;
}

interface FactReadersProps extends Pick<TimelineFactsProps, 'barnId' | 'latest' | 'store'> {
  readonly blocks: readonly Block[];
  /** Whether what is in view has what it needs. */
  readonly isRead: boolean;
  readonly beside: readonly Block[];
  /** Cameras that are asked for together. */
  readonly groups: readonly (readonly string[])[];
  readonly withStanding: boolean;
}

/** The same for as long as the same is asked for: a hand that moves the view within its blocks costs nothing here. */
const FactReaders = memo(function FactReaders(props: FactReadersProps) {
  const { barnId, blocks, isRead, beside, groups, withStanding, latest, store } = props;
  const seesRecordings = usePermission({ any: ['recordings.view'] });
  const seesFigures = usePermission({ any: ['data.view'] });
  const seesIncidents = usePermission({ any: ['incidents.view'] });
  return [...blocks, ...beside].map((block, place) => {
    const isInView = place < blocks.length;
    const isTurn = isInView || isRead;
    const key = `${block.resolutionMs} ${block.start}`;
    const common = { barnId, block, store, goesOn: block.end > latest };
    return (
      <Fragment key={key}>
        {seesIncidents && isTurn && <MarksReader {...common} />}
        {groups.map((cameraIds) => (
          <Fragment key={cameraIds.join()}>
            {seesRecordings && <RecordedReader {...common} cameraIds={cameraIds} />}
            {seesFigures && isTurn && <NightReader {...common} cameraIds={cameraIds} />}
            {/* Dear to the barn: only for whoever looks at it. */}
            {seesFigures && isInView && <SpeedReader {...common} cameraIds={cameraIds} />}
            {seesFigures && isTurn && withStanding && <StandingReader {...common} cameraIds={cameraIds} />}
          </Fragment>
        ))}
      </Fragment>
    );
  });
});
