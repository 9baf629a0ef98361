/** Spec 2: `camera/streaming/{id}/{name}` below the barn's dashboard. The name is there for the reader of the address. */
export function livePath(barnId: string, camera: { readonly cameraId: string; readonly name: string }): string {
  const [barn, id, name] = [barnId, camera.cameraId, readableName(camera)].map(encoded);
  return `/dashboard/${barn}/camera/streaming/${id}/${name}`;
}

/** `.` and `..` would be resolved by the browser, an empty part would not match. */
function readableName({ cameraId, name }: { readonly cameraId: string; readonly name: string }): string {
  const text = name.trim();
  return text === '' || text === '.' || text === '..' ? cameraId : text;
}

export function listPath(barnId: string): string {
  return `/dashboard/${encoded(barnId)}/camera`;
}

/** Half a character cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
