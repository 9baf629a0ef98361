import { millisecondsInHour } from 'date-fns/constants';
import type { Cameras } from '../../cameras/cameras';
import type { RegionStore } from '../../regions/region-store';
import { answerData } from '../../server/answers';
import type { Handlers } from '../../server/call';
import { refuseRequest } from '../../server/invalid-request';
import { type Refusal, refuse } from '../../server/refusals';
import { distribute } from './distribute';
import { type Distribution, type Distributions, distributionsOf } from './distribution-setups';
import type { PlaceCounting } from './place-counts';

const lastHourResolution = 300_000;
/** As many samples as an answer may hold (contract, AnimalDistribution). */
const mostSamples = 50_000;

/** @param refreshAutomatic brings the mappings that the instance makes up to date with its cameras */
export function createDistributionHandlers(
  { store, observed }: Cameras,
  { mappings }: RegionStore,
  counting: PlaceCounting,
  refreshAutomatic: () => void,
): Handlers {
  function distributions(): Distributions {
    refreshAutomatic();
    return distributionsOf({ cameras: store.list(), herdOf: observed, mappings: mappings.list() });
  }
  const find = (id: string): Distribution | undefined => {
    const { shared, single } = distributions();
    return [...shared, ...single].find(({ setup }) => setup.animalDistributionId === id);
  };

  return {
    'GET api/animalDistribution/setup': () => {
      const { shared, single } = distributions();
      return answerData({ setup: shared.map(({ setup }) => setup), ofCameras: single.map(({ setup }) => setup) });
    },
    'GET api/animalDistribution/{animalDistributionId}': async ({ path, now, signal }) => {
      const found = find(path.animalDistributionId);
      if (!found) return unknownDistribution(path.animalDistributionId);
      const span = { start: now - millisecondsInHour, end: now };
      return answerData({
        animalDistribution: await distribute(found, span, lastHourResolution, counting, now, signal),
      });
    },
    'POST api/animalDistribution/{animalDistributionId}': async ({ path, body, now, signal }) => {
      const found = find(path.animalDistributionId);
      if (!found) return unknownDistribution(path.animalDistributionId);
      const { time, timeResolution, cameraIds } = body;
      const least = found.setup.minimumTimeResolution;
      if (timeResolution < least) {
        return refuseRequest({
          in: 'body',
          field: '/timeResolution',
          rule: 'minimum',
          message: `must be at least ${least}`,
        });
      }
      if (time.duration === 0 || time.duration / timeResolution >= mostSamples) {
        const message = `must be more than 0 and less than ${mostSamples} times the resolution`;
        return refuseRequest({ in: 'body', field: '/time/duration', rule: 'samples', message });
      }
      const span = { start: Math.max(0, now - time.duration), end: now };
      return answerData({
        animalDistribution: await distribute(onlyOf(found, cameraIds), span, timeResolution, counting, now, signal),
      });
    },
  };
}

/** What some of its cameras see; all of them by default. */
function onlyOf({ setup, parts }: Distribution, cameraIds: readonly string[] | undefined): Distribution {
  if (cameraIds === undefined) return { setup, parts };
  return { setup, parts: parts.filter(({ cameraId }) => cameraIds.includes(cameraId)) };
}

function unknownDistribution(animalDistributionId: string): Refusal {
  return refuse('distribution-unknown', `There is no distribution ${animalDistributionId}`, {
    details: { animalDistributionId },
  });
}
