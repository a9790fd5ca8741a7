import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Behavior =
  'friendly' | 'refusing' | 'refuses-recipient' | 'postpones-recipient' | 'silent' | 'cuts-after-data';

const rejections = new Map<Behavior, { message: string; responseCode: number }>([
  ['refuses-recipient', { message: 'No such mailbox', responseCode: 550 }],
  ['postpones-recipient', { message: 'Try again later', responseCode: 451 }],
]);

/** A real SMTP server on a free port, whose behavior tests can change at any time. */
export class PostOffice {
  behavior: Behavior = 'friendly';
  received: ParsedMail[] = [];
  connections = 0;
  private server = this.make();

  private make(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onConnect: (_session, done) => {
        this.connections += 1;
        if (this.behavior === 'silent') return;
        done(
          this.behavior === 'refusing' ? Object.assign(new Error('Go away'), { responseCode: 421 }) : null,
        );
      },
      onRcptTo: (_address, _session, done) => {
        const rejection = rejections.get(this.behavior);
        done(rejection ? Object.assign(new Error(rejection.message), rejection) : null);
      },
      onData: (stream, session, done) => {
        const { behavior } = this;
        void simpleParser(stream).then((mail) => {
          this.received.push(mail);
          if (behavior !== 'cuts-after-data') return done();
          for (const connection of server.connections) {
            const { id, _socket: socket } = connection as unknown as {
              id: string;
              _socket: { destroy(): void };
            };
            if (id === session.id) socket.destroy();
          }
        });
      },
    });
    server.on('error', () => undefined);
    return server;
  }

  async open(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  async reopen(port: number): Promise<void> {
    this.server = this.make();
    await this.open(port);
  }

  /** The number of arrivals of each mail, by subject. */
  arrivals(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { subject = '' } of this.received) counts[subject] = (counts[subject] ?? 0) + 1;
    return counts;
  }
}
