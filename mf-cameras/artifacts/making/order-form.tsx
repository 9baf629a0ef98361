import type { RequestError } from '@barnwatch/shared/auth-client';
import { Form, FormMessage, type FormState } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, Checkbox, requestErrorWords } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { ReactNode } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import type { GraphSpan } from '../../figures/spans/graph-span';
import { CameraField } from './camera-field';
import styles from './making.module.css';
import { SpanChoice } from './span-choice';

/** What every order says. */
export interface OrderDraft {
  /** Null while none is chosen. */
  readonly cameraId: string | null;
  readonly span: GraphSpan;
}

export interface OrderFormProps {
  readonly form: FormState<'cameraId', RequestError>;
  readonly cameras: readonly Camera[];
  readonly cameraName: (cameraId: string) => string;
  readonly draft: OrderDraft;
  /** The moments of its span. */
  readonly moments: TimeSpan;
  readonly onChange: (change: Partial<OrderDraft>) => void;
  /** What else is offered with the camera. */
  readonly beside?: ReactNode;
  /** Whether the barn keeps what is made; null where it has to. */
  readonly stores: boolean | null;
  readonly onStores: (stores: boolean) => void;
  /** What the button says. */
  readonly submit: string;
  /** What only this kind of artifact is made of. */
  readonly children: ReactNode;
}

/** What all artifacts are ordered with: camera and span above what each kind needs, and whether the barn keeps it below. */
export function OrderForm(props: OrderFormProps) {
  const { form, cameras, cameraName, draft, moments, onChange, beside, stores, onStores, submit, children } = props;
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  return (
    <Form form={form} className={styles.form}>
      <FormMessage>
        {form.refusal && (
          <Banner kind="error">
            {t('artifacts.make.refused')} {requestErrorWords(form.refusal, frameText)}
          </Banner>
        )}
        {form.isFaulty && <Banner kind="error">{t('artifacts.make.fixErrors')}</Banner>}
      </FormMessage>
      <CameraField
        cameras={cameras}
        cameraId={draft.cameraId}
        cameraName={cameraName}
        error={form.errorAt('cameraId')}
        onChange={(cameraId) => onChange({ cameraId })}
      />
      {beside}
      <SpanChoice span={draft.span} moments={moments} onChange={(span) => onChange({ span })} />
      {children}
      {stores !== null && (
        <Checkbox
          label={t('artifacts.make.store')}
          hint={t(stores ? 'artifacts.make.storeHint' : 'artifacts.make.passHint')}
          checked={stores}
          onChange={onStores}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" icon="check" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
