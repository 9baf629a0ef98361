/** Names one camera's pictures on this device: they belong to an instance and to the account that was shown them. */
export function pictureKey(instanceId: string, accountId: string, cameraId: string): string {
  return `${instancePrefix(instanceId)}${encodeURIComponent(accountId)}/${encodeURIComponent(cameraId)}`;
}

/** What the keys of all pictures of an instance begin with. */
export function instancePrefix(instanceId: string): string {
  return `${encodeURIComponent(instanceId)}/`;
}
