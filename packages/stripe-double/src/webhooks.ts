import { createHmac } from 'node:crypto';
import { newId, seconds } from './state';

/** What may go wrong with the delivery of webhooks; each gets a random number below 1 and says yes or no. */
export type WebhookFaults = {
  duplicate: () => boolean;
  /** Milliseconds to wait before the delivery: different waits reorder events. */
  delay: () => number;
  /** Milliseconds until a delivery that failed is repeated, by its number from 1. */
  retryDelay: (attempt: number) => number;
};

/** The header by which a receiver recognizes an event of Stripe. */
export function signatureOf(payload: string, secret: string, time = seconds()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
}

/** Sends events, each until it is accepted or has failed four times; `settled` waits for all of them. */
export class WebhookSender {
  private readonly open = new Set<Promise<void>>();
  private isStopped = false;

  constructor(
    private readonly target: () => { url: string; secret: string } | null,
    private readonly faults: WebhookFaults,
  ) {}

  send(type: string, object: object): void {
    // Serialized now: the object may change before a late delivery, and Stripe sends it as it was.
    const payload = JSON.stringify({
      id: newId('evt'),
      object: 'event',
      created: seconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      type,
    });
    for (let copy = this.faults.duplicate() ? 2 : 1; copy > 0; copy--) {
      const delivery = this.deliver(payload, this.faults.delay()).finally(() => this.open.delete(delivery));
      this.open.add(delivery);
    }
  }

  private async deliver(payload: string, delay: number): Promise<void> {
    for (let attempt = 0; attempt < 4 && !this.isStopped; attempt++) {
      const wait = attempt ? this.faults.retryDelay(attempt) : delay;
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      const target = this.target();
      if (!target) return;
      const response = await fetch(target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(payload, target.secret),
        },
        body: payload,
      }).catch(() => null);
      if (response?.ok) return;
    }
  }

  async settled(): Promise<void> {
    while (this.open.size) await Promise.all(this.open);
  }

  stop(): void {
    this.isStopped = true;
  }
}
