import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useSearchParams } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import { mayMake } from '../records/artifact-rights';
import { ArtifactFilterBar } from './artifact-filter-bar';
import styles from './artifact-list.module.css';
import { type ArtifactFilter, readArtifactsView, wholeList, writeArtifactsView } from './artifacts-address';
import { makingAddress } from './artifacts-ways';
import { KnownArtifacts } from './known-artifacts';

export interface ArtifactsProps {
  readonly instance: InstanceView;
  readonly cameras: readonly Camera[];
  readonly cameraName: (cameraId: string) => string;
}

/** What was made of the pictures of a barn; filter and pages are in the address. */
export function Artifacts({ instance, cameras, cameraName }: ArtifactsProps) {
  const { t } = useTexts('mf-cameras');
  const [query, setQuery] = useSearchParams();
  const view = readArtifactsView(query);
  const makes = usePermission(mayMake);
  const barnId = instance.globalUniqueIdentifier;
  const change = (part: Partial<ArtifactFilter>) =>
    setQuery((known) => writeArtifactsView({ ...readArtifactsView(known), ...part, pages: 1 }), { replace: true });
  const { pages, ...filter } = view;
  return (
    <>
      {makes && (
        <div className={styles.ways}>
          <SuiteLink className={buttonClass('primary')} to={makingAddress(barnId, 'heatmap', filter.cameraId)}>
            <Icon name="add" size={18} />
            {t('artifacts.newHeatmap')}
          </SuiteLink>
          <SuiteLink className={buttonClass('quiet')} to={makingAddress(barnId, 'longTimeExposure', filter.cameraId)}>
            <Icon name="add" size={18} />
            {t('artifacts.newExposure')}
          </SuiteLink>
        </div>
      )}
      <ArtifactFilterBar filter={filter} cameras={cameras} onChange={change} />
      <KnownArtifacts
        key={JSON.stringify(filter)}
        instance={instance}
        cameraName={cameraName}
        filter={filter}
        pages={pages}
        onClear={() => change(wholeList)}
        onMore={() =>
          setQuery(
            (known) => {
              const before = readArtifactsView(known);
              return writeArtifactsView({ ...before, pages: before.pages + 1 });
            },
            { replace: true },
          )
        }
      />
    </>
  );
}
