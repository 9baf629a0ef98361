import { useAction } from '@barnwatch/shared/answers';
import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { base64Of, shrinkPhoto } from '@barnwatch/shared/pictures/files';
import { Button, RequestFailure } from '@barnwatch/shared/ui';
import { sendCanvasPicture } from '@barnwatch/shared/wire/calls';
import { useEffect, useRef, useState } from 'react';
import type { FloorPlan } from '../../../canvas-records/record/canvas';
import { NumberField } from './number-field';
import panel from './panel.module.css';
import type { Creator } from './use-creator';
import styles from './workplace.module.css';

export interface PlanFieldsProps {
  readonly creator: Creator;
  /** Width by height of the plan; null until it is seen, 0 where it cannot be. */
  readonly ratio: number | null;
  /** The plan of which the barn said that it does not have it any more. */
  readonly gone: string | null;
  /** Said for those who do not see it. */
  readonly say: (words: string) => void;
}

type Choosing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** It is no picture, or cannot be made small enough. */
  | { readonly kind: 'no-picture' }
  | { readonly kind: 'failed'; readonly error: RequestError; readonly file: File };

/** Over a plan one sees pictures, not lines: a new one is paler than it was drawn. */
const usualOpacity = 0.6;
/** What the contract allows, as width by height. */
const narrowest = 0.1;

/** The floor plan below the pictures: chosen from this device, seen as strongly as it helps, taken away. */
export function PlanFields({ creator, ratio, gone, say }: PlanFieldsProps) {
  const { t } = useTexts('mf-regions');
  const { run } = useAction(sendCanvasPicture);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);
  const [choosing, setChoosing] = useState<Choosing>({ kind: 'idle' });
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const { floorPlan } = creator.state.now;
  const change = (to: FloorPlan | null, gesture?: string) =>
    creator.step(
      { kind: 'details', to: { floorPlan: to } },
      gesture === undefined ? undefined : { id: gesture, says: 'more' },
    );

  async function take(file: File): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    setChoosing({ kind: 'busy' });
    const small = await shrinkPhoto(file);
    const content = small && (await base64Of(small));
    // Another one has been chosen meanwhile, or the screen was left.
    if (mine !== latest.current) return;
    if (content === null) return setChoosing({ kind: 'no-picture' });
    const sent = await run({ body: { canvasPicture: { content } } });
    if (mine !== latest.current) return;
    if (!sent.ok) return setChoosing({ kind: 'failed', error: sent.error, file });
    setChoosing({ kind: 'idle' });
    change({
      pictureId: sent.value.answer.canvasPicture.canvasPictureId,
      opacity: floorPlan?.opacity ?? usualOpacity,
    });
    say(t('floorPlan.chosen'));
  }

  return (
    <fieldset className={panel.fields}>
      <legend className={panel.legend}>{t('floorPlan.title')}</legend>
      <div className={styles.save}>
        <Button icon="images" busy={choosing.kind === 'busy'} onClick={() => input.current?.click()}>
          {t(floorPlan ? 'floorPlan.another' : 'floorPlan.choose')}
        </Button>
        {floorPlan && ratio !== null && ratio >= narrowest && (
          <Button onClick={() => creator.step({ kind: 'details', to: { heightRatio: 1 / ratio } })}>
            {t('floorPlan.shape')}
          </Button>
        )}
        {floorPlan && (
          <Button
            icon="delete"
            onClick={() => {
              change(null);
              say(t('floorPlan.removed'));
            }}
          >
            {t('floorPlan.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        data-floor-plan
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Choosing the same file again is a new choice.
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <p className={styles.hint} role="status">
        {choosing.kind === 'no-picture' && t('floorPlan.noPicture')}
        {choosing.kind === 'idle' && floorPlan && floorPlan.pictureId === gone && t('floorPlan.gone')}
        {choosing.kind === 'idle' && !floorPlan && t('floorPlan.hint')}
      </p>
      {choosing.kind === 'failed' && (
        <RequestFailure
          form="line"
          error={choosing.error}
          what={t('floorPlan.notSent')}
          onRetry={() => void take(choosing.file)}
        />
      )}
      {floorPlan && (
        <NumberField
          label={t('floorPlan.opacity')}
          value={floorPlan.opacity * 100}
          low={5}
          high={100}
          onChange={(percent) => change({ ...floorPlan, opacity: percent / 100 }, 'plan')}
          onEnd={creator.endGesture}
        />
      )}
    </fieldset>
  );
}
