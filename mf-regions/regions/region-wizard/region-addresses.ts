import { generatePath } from '@barnwatch/shared/routing';

/** Addresses of the screens that the wizard leads to (product 2). */
export function regionTypesPath(barnId: string): string {
  return generatePath('/dashboard/:barnId/administration/roi-types', { barnId });
}

export function regionSpecificationsPath(barnId: string): string {
  return generatePath('/dashboard/:barnId/administration/roi-specifications', { barnId });
}

/** @param regionType what is drawn there first; the editor chooses where it is not given */
export function polygonEditorPath(barnId: string, cameraId: string, regionType?: string): string {
  const path = generatePath('/dashboard/:barnId/administration/polygon-editor/:cameraId', { barnId, cameraId });
  return regionType === undefined ? path : `${path}?${new URLSearchParams({ type: regionType })}`;
}
