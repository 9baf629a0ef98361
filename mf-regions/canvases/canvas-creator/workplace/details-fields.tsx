import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SelectField, Switch, TextField } from '@barnwatch/shared/ui';
import { freeName } from '../../../canvas-records/record/canvas-name';
import type { Arrangement } from '../arranging/arrangement';
import { NumberField } from './number-field';
import type { Creator } from './use-creator';
import styles from './workplace.module.css';

export interface DetailsFieldsProps {
  readonly creator: Creator;
  readonly nameError: string | undefined;
  /** The barn said that another canvas has this name. */
  readonly isNameTaken: boolean;
}

/** Height by width of screens and of barns. */
const shapes = { '16:9': 9 / 16, '4:3': 3 / 4, '1:1': 1, '3:4': 4 / 3, '9:16': 16 / 9, '3:1': 1 / 3 } as const;
type Shape = keyof typeof shapes | 'own';
const nearEnough = 0.0005;

function isShape(text: string): text is keyof typeof shapes {
  return Object.hasOwn(shapes, text);
}

/** Name, shape, and who may see and change it. */
export function DetailsFields({ creator, nameError, isNameTaken }: DetailsFieldsProps) {
  const { t } = useTexts('mf-regions');
  const { name, isPublished, isEditable, heightRatio } = creator.state.now;
  const change = (to: Partial<Omit<Arrangement, 'places'>>, gesture?: string) =>
    creator.step({ kind: 'details', to }, gesture === undefined ? undefined : { id: gesture, says: 'more' });
  const known = Object.keys(shapes).find(
    (shape) => isShape(shape) && Math.abs(shapes[shape] - heightRatio) < nearEnough,
  );
  const shape: Shape = known !== undefined && isShape(known) ? known : 'own';
  const free = freeName(name, new Set([name.trim()]));
  const offered = Object.keys(shapes).filter(isShape);
  const options = (shape === 'own' ? [...offered, shape] : offered).map((value) => ({
    value,
    label: value === 'own' ? t('canvasDetails.ownShape') : value,
  }));
  return (
    <div className={styles.details}>
      <div className={styles.nameLine}>
        <TextField
          label={t('canvasName.label')}
          name="name"
          required
          value={name}
          error={nameError}
          onChange={(next) => change({ name: next }, 'name')}
          onBlur={creator.endGesture}
        />
        {isNameTaken && (
          <Button onClick={() => change({ name: free })}>{t('canvasDetails.takeName', { name: free })}</Button>
        )}
      </div>
      <div className={styles.shape}>
        <SelectField<Shape>
          label={t('canvasDetails.shape')}
          value={shape}
          options={options}
          onChange={(next) => next !== 'own' && change({ heightRatio: shapes[next] })}
        />
        <NumberField
          label={t('canvasDetails.heightRatio')}
          value={heightRatio * 100}
          low={5}
          high={1000}
          onChange={(percent) => change({ heightRatio: percent / 100 }, 'shape')}
          onEnd={creator.endGesture}
        />
      </div>
      <Switch
        label={t('canvasDetails.published')}
        hint={t('canvasDetails.publishedHint')}
        checked={isPublished}
        onChange={(next) => change({ isPublished: next })}
      />
      <Switch
        label={t('canvasDetails.editable')}
        hint={t('canvasDetails.editableHint')}
        checked={isEditable}
        onChange={(next) => change({ isEditable: next })}
      />
    </div>
  );
}
