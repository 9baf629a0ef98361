import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to after the garbage collector has been through. */
export interface HeldByPage {
  readonly heapBytes: number;
  /** WebSockets that are not closed. */
  readonly openSockets: number;
  /** Video and audio elements, in the document or not. */
  readonly mediaElements: number;
}

/** Objects of a kind that the collector leaves; of those the ones for which a test in the page is true. */
async function countObjects(client: CDPSession, kind: string, isCounted: string): Promise<number> {
  const prototype = await client.send('Runtime.evaluate', { expression: `${kind}.prototype` });
  const prototypeObjectId = prototype.result.objectId;
  if (prototypeObjectId === undefined) throw new Error(`The page knows no ${kind}.`);
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId, objectGroup: 'held' });
  if (objects.objectId === undefined) throw new Error(`The browser lists no ${kind}.`);
  const { result } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: `function () { return this.filter(${isCounted}).length; }`,
    returnByValue: true,
  });
  await client.send('Runtime.releaseObjectGroup', { objectGroup: 'held' });
  return Number(result.value);
}

/** Prototypes of video and audio are of that kind as well, and are no elements. */
const isElement = '(one) => !Object.hasOwn(one, "constructor")';

export async function heldByPage(page: Page): Promise<HeldByPage> {
  const client = await page.context().newCDPSession(page);
  try {
    const openSockets = await countObjects(client, 'WebSocket', '(one) => one.readyState < WebSocket.CLOSED');
    const mediaElements = await countObjects(client, 'HTMLMediaElement', isElement);
    // Twice: what the first time frees may hold the last of something else.
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return { heapBytes: usedSize, openSockets, mediaElements };
  } finally {
    await client.detach();
  }
}
