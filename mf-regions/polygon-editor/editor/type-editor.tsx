import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, Skeleton } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import type { ReactNode } from 'react';
import type { PictureSize } from '../../geometry/polygon/polygon';
import { mappingInForce, type RegionMapping } from '../../region-records/record/region-mapping';
import type { RegionSpecification } from '../../region-records/record/region-specification';
import type { RegionType } from '../../region-records/record/region-type';
import { useRegionDraft } from '../drafts/use-region-draft';
import { DrawingEditor } from './drawing-editor';
import styles from './editor.module.css';

export interface TypeEditorProps {
  readonly barn: InstanceView;
  readonly cameraId: string;
  readonly regionType: string;
  readonly types: readonly RegionType[];
  readonly specifications: readonly RegionSpecification[];
  readonly mappings: readonly RegionMapping[];
  /** All of the barn, as far as they are known. */
  readonly cameras: readonly Camera[];
  readonly size: PictureSize;
  /** Privacy mode is on: the camera shows nothing. */
  readonly isHidden: boolean;
  readonly isEditable: boolean;
  /** Asks the barn again for its mappings. */
  readonly onRefresh: () => void;
  readonly typeField: ReactNode;
}

/** The regions of one type on one camera, once it is known whether a drawing was begun on this device. */
export function TypeEditor(props: TypeEditorProps) {
  const { cameraId, regionType, mappings } = props;
  const { t } = useTexts('mf-regions');
  const draft = useRegionDraft(`regions:${cameraId}:${regionType}`);
  switch (draft.state) {
    case 'reading':
      return (
        <div className={styles.loading} role="status" aria-label={t('polygonEditor.loading')}>
          <Skeleton height="100%" />
        </div>
      );
    case 'late':
      return (
        <EmptyState
          icon="edit"
          text={t('polygonEditor.draft.late')}
          hint={t('polygonEditor.draft.lateHint')}
          action={<Button onClick={draft.beginWithout}>{t('polygonEditor.draft.beginWithout')}</Button>}
        />
      );
    case 'read':
      return <DrawingEditor {...props} draft={draft} mapping={mappingInForce(mappings, cameraId, regionType)} />;
  }
}
