import type { Camera } from '../../camera-records/record/camera';

/** More pictures than these are a grid. */
export const mostChosen = 6;

/**
 * The cameras whose pictures stand for the barn: those that were chosen, as far as they are still listed, in the order of
 * the walk; the first ones where none was.
 *
 * @param chosen ids; null while nothing was ever chosen
 */
export function chosenCameras(
  listed: readonly Camera[],
  chosen: readonly string[] | null,
  usualCount: number,
): readonly Camera[] {
  const wanted = listed.filter(({ cameraId }) => chosen?.includes(cameraId)).slice(0, mostChosen);
  return wanted.length > 0 ? wanted : listed.slice(0, usualCount);
}

/** The choice after a press on one of its values; one more than `most` is not taken. */
export function toggled(chosen: readonly string[], value: string, most: number): readonly string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  return chosen.length < most ? [...chosen, value] : chosen;
}
