import { usePermission } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo, useSyncExternalStore } from 'react';
import { type RowRange, rowsToAsk } from '../geometry/rows';
import { type Block, blocksBeside, blocksOf, resolutionOf } from './blocks';
import { MarksReader, NightReader, RecordedReader, SpeedReader, StandingReader } from './fact-readers';
import type { FactsStore } from './facts-store';

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

/** Asks for what is in view, and for what lies beside it as soon as that is there. Draws nothing. */
export function TimelineFacts({ barnId, cameraIds, rows, view, latest, store }: TimelineFactsProps) {
  const seesRecordings = usePermission({ any: ['recordings.view'] });
  const seesFigures = usePermission({ any: ['data.view'] });
  const seesIncidents = usePermission({ any: ['incidents.view'] });
  const resolution = resolutionOf(view);
  const blocks = useStable(blocksOf(view, resolution, latest));
  const isRead = useSyncExternalStore(store.subscribe, () => store.isRead(blocks));
  const beside = useStable(isRead ? blocksBeside(blocks, latest) : []);
  const ids = cameraIds.join('\n');
  const { from, to } = rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids are the same question
  const groups = useMemo(
    () => rowsToAsk({ from, to }, cameraIds.length).map((range) => cameraIds.slice(range.from, range.to)),
    [ids, from, to],
  );
  return (
    <>
      {[...blocks, ...beside].map((block) => {
        const key = `${block.resolutionMs} ${block.start}`;
        const common = { barnId, block, store, goesOn: block.end > latest };
        return [
          seesIncidents && <MarksReader key={`marks ${key}`} {...common} />,
          ...groups.flatMap((group) => {
            const asked = { ...common, cameraIds: group };
            const at = `${key} ${group.join()}`;
            return [
              seesRecordings && <RecordedReader key={`recorded ${at}`} {...asked} />,
              seesFigures && <NightReader key={`night ${at}`} {...asked} />,
              seesFigures && <SpeedReader key={`speed ${at}`} {...asked} />,
              seesFigures && cameraIds.length <= mostStandingRows && (
                <StandingReader key={`standing ${at}`} {...asked} />
              ),
            ];
          }),
        ];
      })}
    </>
  );
}

/** The same array for as long as it says the same. */
function useStable(blocks: readonly Block[]): readonly Block[] {
  const text = JSON.stringify(blocks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of it
  return useMemo(() => blocks, [text]);
}
