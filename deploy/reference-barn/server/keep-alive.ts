import type { WebSocket } from 'ws';

// Below the 60 s after which proxies (nginx) give up a silent connection.
const pingEveryMs = 20_000;

/** Asks the other side now and then; one that does not answer until the next time has gone without a word. */
export function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const asking = setInterval(() => {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    socket.ping();
  }, pingEveryMs);
  asking.unref();
  socket.once('close', () => clearInterval(asking));
}
