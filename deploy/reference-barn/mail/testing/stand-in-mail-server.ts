import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body, as they came over the wire. */
  readonly text: string;
}

/** Speaks as much of SMTP (RFC 5321) as a sender needs. */
export interface StandInMailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** How many of the next mails it turns away for now (451). */
  turnAway(mails: number): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<StandInMailServer> {
  const received: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let turnedAway = 0;

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    let from = '';
    let to: string[] = [];
    let rest = '';
    let inData = false;

    const takeLine = (line: string): string => {
      const [, verb = '', address = ''] = /^(\w+)[^<]*<?([^>]*)>?/.exec(line) ?? [];
      switch (verb.toUpperCase()) {
        case 'EHLO':
        case 'HELO':
          return '250 stand-in';
        case 'MAIL':
          from = address;
          to = [];
          if (turnedAway === 0) return '250 ok';
          turnedAway -= 1;
          return '451 not now';
        case 'RCPT':
          to.push(address);
          return '250 ok';
        case 'DATA':
          inData = true;
          return '354 go on';
        case 'STARTTLS':
          return '502 not offered';
        case 'QUIT':
          return '221 bye';
        default:
          return '250 ok';
      }
    };

    socket.write('220 stand-in\r\n');
    socket.setEncoding('utf8').on('data', (part: string) => {
      rest += part;
      for (;;) {
        const mark = inData ? '\r\n.\r\n' : '\r\n';
        const end = rest.indexOf(mark);
        if (end < 0) return;
        const piece = rest.slice(0, end);
        rest = rest.slice(end + mark.length);
        if (inData) {
          received.push({ from, to, text: piece });
          inData = false;
          socket.write('250 taken\r\n');
        } else socket.write(`${takeLine(piece)}\r\n`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received,
    turnAway(mails) {
      turnedAway = mails;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
