import { listJobRecords } from '../../jobs/queries';
import { countFailedMails, countWaitingMails } from '../../mail/queries';
import { countByStatus } from '../../orders/queries/orders';
import { countUnpaidOrders } from '../../orders/queries/payments';
import { countWaitingPayments } from '../../payments/queries/checks';
import { now } from '../../platform/clock';
import { metrics } from '../../platform/metrics';
import { countByState } from '../../webhooks/queries';

/** What this process and the shop count at this moment, in the text format of Prometheus. */
export async function readMetrics(): Promise<string> {
  const { orders, waiting, jobAge, jobFailures, registry } = metrics();
  const [statuses, unpaid, payments, mails, failedMails, webhooks, jobs] = await Promise.all([
    countByStatus(),
    countUnpaidOrders(),
    countWaitingPayments(),
    countWaitingMails(),
    countFailedMails(),
    countByState(),
    listJobRecords(),
  ]);
  for (const [status, count] of Object.entries(statuses)) orders.set({ status }, count);
  const counts = {
    'unpaid orders': unpaid,
    'payments to look at': payments,
    mails,
    'failed mails': failedMails,
    webhooks: webhooks.waiting,
    'failed webhooks': webhooks.failed,
  };
  for (const [what, count] of Object.entries(counts)) waiting.set({ what }, count);
  for (const [job, { finishedAt, firstStartedAt, failures }] of jobs) {
    const since = finishedAt ?? firstStartedAt;
    if (since) jobAge.set({ job }, (now().getTime() - since.getTime()) / 1000);
    jobFailures.set({ job }, failures);
  }
  return registry.metrics();
}
