import { WebSocket } from 'ws';

/** A tab, spoken to over the browser's own debugging protocol. */
export interface Target {
  addScript(source: string): Promise<void>;
  goTo(url: string): Promise<void>;
  /** Brings the tab to the front, as a click on it does. */
  activate(): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** A call of the protocol. @throws with the browser's words when it refuses */
  send<Result>(method: string, params?: object): Promise<Result>;
  close(): void;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Opens a tab. @param address of the browser's debugging port */
export async function openTarget(address: string): Promise<Target> {
  const answer = await fetch(`${address}/json/new?about:blank`, { method: 'PUT' });
  const { id: targetId, webSocketDebuggerUrl } = (await answer.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(cause: Error): void }>();
  let calls = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as Answer;
    const call = waiting.get(message.id ?? 0);
    if (!call) return;
    waiting.delete(message.id ?? 0);
    if (message.error) call.reject(new Error(message.error.message));
    else call.resolve(message);
  });
  const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
    calls += 1;
    const id = calls;
    const said = await new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
    return said.result as Result;
  };
  await send('Page.enable');
  return {
    addScript: async (source) => void (await send('Page.addScriptToEvaluateOnNewDocument', { source })),
    goTo: async (url) => void (await send('Page.navigate', { url })),
    activate: async () => void (await fetch(`${address}/json/activate/${targetId}`)),
    evaluate: async (expression) => {
      const params = { expression, returnByValue: true, awaitPromise: true };
      return (await send<{ readonly result?: { readonly value?: unknown } }>('Runtime.evaluate', params)).result?.value;
    },
    send,
    close: () => socket.close(),
  };
}
