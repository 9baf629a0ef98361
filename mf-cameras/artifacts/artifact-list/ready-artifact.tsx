import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { buttonClass, Icon, SegmentedControl } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import { colourMapNames } from '../heatmap/colour-maps';
import { HeatmapFigures } from '../heatmap/heatmap-figures';
import { LargePicture } from '../pictures/large-picture';
import type { Artifact } from '../records/artifact';
import { artifactFacts } from '../records/artifact-facts';
import { mayMake } from '../records/artifact-rights';
import styles from './artifact-view.module.css';
import { comparingAddress } from './artifacts-ways';

const forms = ['picture', 'figures'] as const;

export interface ReadyArtifactProps {
  readonly instance: InstanceView;
  readonly artifact: Artifact;
  readonly camera: Camera | null;
  readonly downloads: ArtifactDownloads;
  readonly name: string;
}

/** What has been made: its picture; of a heatmap also its figures, over the camera's still. */
export function ReadyArtifact(props: ReadyArtifactProps) {
  const { instance, artifact, camera, downloads, name } = props;
  const { t } = useTexts('mf-cameras');
  const [query, setQuery] = useSearchParams();
  const form = forms.find((one) => one === query.get('form')) ?? 'picture';
  const facts = artifactFacts(artifact);
  const picture = <LargePicture instance={instance} artifact={artifact} downloads={downloads} name={name} />;
  const makes = usePermission(mayMake);
  if (facts.kind !== 'heatmap') return picture;
  const comparing = comparingAddress(instance.globalUniqueIdentifier, facts);
  return (
    <>
      {form === 'picture' ? (
        picture
      ) : (
        <HeatmapFigures
          instance={instance}
          camera={camera}
          downloads={downloads}
          name={name}
          labels={facts.labels}
          colourMap={colourMapNames.find((one) => one === facts.colorMap) ?? 'cividis'}
          later={artifact}
          earlier={null}
          form="beside"
        />
      )}
      <div className={styles.forms}>
        <SegmentedControl
          label={t('artifacts.forms.name')}
          value={form}
          segments={forms.map((value) => ({ value, label: t(`artifacts.forms.${value}`) }))}
          onChange={(value) =>
            setQuery((known) => withParameter(known, 'form', value === 'picture' ? null : value), { replace: true })
          }
        />
        {makes && comparing && (
          <SuiteLink className={buttonClass('quiet')} to={comparing}>
            <Icon name="heatmap" size={18} />
            {t('artifacts.compare')}
          </SuiteLink>
        )}
      </div>
    </>
  );
}
