import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** How the server answers RCPT TO, and whether it drops the connection in the middle of a mail. */
export interface SmtpBehaviour {
  recipientAnswer?: string;
  hangUpInData?: boolean;
}

/** The subset of an SMTP server (RFC 5321) that a sender needs: stores accepted mails as `.eml` files. */
export async function startTinySmtpServer(dataDir: string, behaviour: SmtpBehaviour = {}) {
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder, { recursive: true });
  const recipients: string[][] = [];
  const sockets = new Set<Socket>();

  const server = createServer(socket => {
    sockets.add(socket.setEncoding('latin1'));
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    let buffer = '';
    let inData = false;
    let to: string[] = [];

    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 tiny');
      else if (verb === 'MAIL') {
        to = [];
        say('250 ok');
      } else if (verb === 'RCPT') {
        const answer = behaviour.recipientAnswer ?? '250 ok';
        if (answer.startsWith('250')) to.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say(answer);
      } else if (verb === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    };

    socket.on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        if (inData) {
          if (behaviour.hangUpInData) return void socket.destroy();
          const end = buffer.indexOf('\r\n.\r\n');
          if (end < 0) return;
          const raw = buffer.slice(0, end).replace(/^\.\./gm, '.');
          buffer = buffer.slice(end + 5);
          inData = false;
          const name = `${String(recipients.push(to)).padStart(4, '0')}.eml`;
          writeFileSync(join(folder, name), raw, 'latin1');
          say('250 kept');
        } else {
          const end = buffer.indexOf('\r\n');
          if (end < 0) return;
          const line = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          command(line);
        }
      }
    });
    say('220 tiny');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Envelope recipients of all mails, in order. */
    recipients,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
