import { useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import type { PicturePoint } from '../dead-animals/finding';
import type { BarnPlace, NumberedFinding } from './barn-places';
import styles from './barn-plan.module.css';
import { FindingMark } from './finding-mark';

export interface BarnPlanProps {
  readonly places: readonly BarnPlace[];
  /** Null where nothing was found. */
  readonly onChoose: ((cameraId: string, finding: NumberedFinding) => void) | null;
}

/** Where a camera told no place. */
const middle: PicturePoint = { x: 0.5, y: 0.5 };
/** A mark nearer to an edge than this share of the picture would be cut off. */
const edge = 0.25;

function edgeOf(share: number): 'start' | 'end' | undefined {
  if (share < edge) return 'start';
  return share > 1 - edge ? 'end' : undefined;
}

/** The barn camera by camera in the order of the walk, each with what lies on its picture. */
export function BarnPlan({ places, onChoose }: BarnPlanProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <ol className={styles.plan} aria-label={t('deadAnimalMap.plan')}>
      {places.map(({ camera, findings }) => {
        if (camera === null) return null;
        const [first] = findings;
        const picture = (
          <>
            <span className={styles.planPicture} aria-hidden="true">
              {findings.length === 0 && <Icon name="check" size={20} />}
              {findings.map(({ incidentId, position, state, number }) => {
                const { x, y } = position ?? middle;
                return (
                  <span
                    key={incidentId}
                    className={styles.planMark}
                    style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                    data-x={edgeOf(x)}
                    data-y={edgeOf(y)}
                  >
                    <FindingMark state={state} number={number} />
                  </span>
                );
              })}
            </span>
            <span className={styles.planName}>{camera.name}</span>
          </>
        );
        return (
          <li key={camera.cameraId}>
            {first && onChoose ? (
              <button
                type="button"
                className={styles.planPlace}
                data-any=""
                aria-label={t('deadAnimalMap.planPlace', { camera: camera.name, count: findings.length })}
                onClick={() => onChoose(camera.cameraId, first)}
              >
                {picture}
              </button>
            ) : (
              <span className={styles.planPlace}>{picture}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
