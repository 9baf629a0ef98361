import { BrowserRouter, useRoutes } from '@barnwatch/shared/routing';
import { FreshMemory, renderInSuite } from '@barnwatch/shared/testing';
import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { exampleCamera } from '../../../camera-records/record/example-camera';
import { arrived, type CameraBarn, openCameraBarn } from '../../../testing/camera-barn';
import de from '../../../texts/de.json';
import en from '../../../texts/en.json';
import type { Artifact } from '../../records/artifact';
import { ArtifactListScreen } from '../artifact-list';

/** The calls of the contract that the screen makes. */
export const artifactCalls = {
  list: 'POST api/artifact/data',
  file: 'GET api/artifact/{artifactId}',
  heatmap: 'POST api/artifact/create/heatmap',
  exposure: 'POST api/artifact/create/longTimeExposure',
  labels: 'GET api/data/labels',
} as const;

const everyRight = ['cameras.view', 'artifacts.view', 'artifacts.manage', 'recordings.view', 'data.view'];

export interface ArtifactBarn extends CameraBarn {
  /** What the barn has from now on: artifacts, or whatever stands in their place. */
  readonly has: (artifacts: readonly unknown[]) => void;
}

interface Question {
  readonly query?: { readonly artifactId?: string };
  readonly offset?: number;
  readonly limit?: number;
}

/** A barn with two cameras and no artifact, whose files are pictures. */
export async function openArtifactBarn(permissions: readonly string[] = everyRight): Promise<ArtifactBarn> {
  const cameras = [exampleCamera('a', { name: 'Pen 1' }), exampleCamera('b', { name: 'Pen 2' })];
  const barn = await openCameraBarn(cameras, { permissions });
  const has = (artifacts: readonly unknown[]) =>
    barn.door.answer(artifactCalls.list, ({ body }) => {
      const { query, offset = 0, limit = 100 } = body as Question;
      const meant = artifacts.filter((one) => {
        const { artifactId } = Object(one) as Partial<Artifact>;
        return query?.artifactId === undefined || query.artifactId === artifactId;
      });
      const page = { offset, limit, total: meant.length };
      return { artifacts: meant.slice(offset, offset + limit), page };
    });
  has([]);
  barn.door.answer(artifactCalls.labels, {
    labels: [
      { label: 'pig_lying', species: 'pig', posture: 'lying' },
      { label: 'pig_standing', species: 'pig', posture: 'standing' },
    ],
  });
  barn.door.answer(
    artifactCalls.file,
    () => new Response(tinyJpeg(64, 36), { headers: { 'content-type': 'image/jpeg' } }),
  );
  return { ...barn, has };
}

function Screens() {
  return useRoutes([
    { path: '/dashboard/:barnId/artifacts', element: <ArtifactListScreen /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
}

/** The screen at an address of its own. @param query with its question mark */
export async function drawArtifacts(barn: CameraBarn, query = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/artifacts${query}`);
  const rendered = await renderInSuite(<Screens />, {
    now: barn.device.now(),
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <FreshMemory>
        <BrowserRouter>{children}</BrowserRouter>
      </FreshMemory>
    ),
  });
  await arrived();
  await arrived();
  return rendered;
}
