import { Counter, Gauge, Histogram, Registry } from 'prom-client';

// Next and the server in front of it load this module separately: they share what they count.
const held = globalThis as { hexboltMetrics?: Metrics };

type Metrics = ReturnType<typeof defineMetrics>;

function defineMetrics() {
  const registers = [new Registry()];
  // A stored response is sent so fast that looking up the labels of a counter would slow it down.
  const storedResponses = new Map<number, number>();
  return {
    registry: registers[0]!,
    /** How many stored responses were sent since the metrics were last read, by their status. */
    storedResponses,
    requests: new Counter({
      name: 'hexbolt_http_requests_total',
      help: 'Requests that were answered; source is "cache" for a stored response, else "shop".',
      labelNames: ['source', 'method', 'status'],
      registers,
      collect() {
        for (const [status, count] of storedResponses)
          this.inc({ source: 'cache', method: 'GET', status: String(status) }, count);
        storedResponses.clear();
      },
    }),
    requestSeconds: new Histogram({
      name: 'hexbolt_http_request_duration_seconds',
      help: 'Time until a response that was not stored had been sent, by what was asked for.',
      labelNames: ['kind'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    databaseConnections: new Gauge({
      name: 'hexbolt_database_connections',
      help: 'Connections of this process to the database: open ones, and those in use.',
      labelNames: ['state'],
      registers,
    }),
    databaseFailures: new Counter({
      name: 'hexbolt_database_checkout_failures_total',
      help: 'Times that no connection to the database was to be had.',
      registers,
    }),
    orders: new Gauge({
      name: 'hexbolt_orders',
      help: 'Orders of the shop by their status.',
      labelNames: ['status'],
      registers,
    }),
    waiting: new Gauge({
      name: 'hexbolt_waiting',
      help: 'What waits for staff or for a job: unpaid orders, payments to look at, mails, webhooks.',
      labelNames: ['what'],
      registers,
    }),
    jobAge: new Gauge({
      name: 'hexbolt_job_age_seconds',
      help: 'Time since a scheduled job last ended, or since it first began when it never ended.',
      labelNames: ['job'],
      registers,
    }),
    jobFailures: new Gauge({
      name: 'hexbolt_job_failures',
      help: 'Failures of a scheduled job since it last ended well.',
      labelNames: ['job'],
      registers,
    }),
  };
}

/** What this process counts, in the format of Prometheus. */
export const metrics = (): Metrics => (held.hexboltMetrics ??= defineMetrics());
