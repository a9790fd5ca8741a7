import { createTransport } from 'nodemailer';
import { backgroundWorker } from '../platform/background-worker';
import { now } from '../platform/clock';
import { env } from '../platform/env';
import { randomSecret } from '../platform/ids';
import { log } from '../platform/log';
import { requestIdHeader } from '../platform/request-id';
import { contentOf, outbox, type MailDocument } from './collection';
import { mailSources, messageIdOf, relayMails } from './outbox';
import { leaseTime, retryWindow, retryDelay } from './rules';

const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
const sendTimeout = 60_000;
const sentRetention = 30 * 24 * 60 * 60_000;

async function claimMail(isStopping: () => boolean): Promise<MailDocument | null> {
  if (isStopping()) return null;
  const claim = randomSecret();
  return outbox().findOneAndUpdate(
    { state: 'kept', dueAt: { $lte: now() } },
    { $set: { claim, dueAt: later(leaseTime) }, $min: { firstTriedAt: now() }, $inc: { attempts: 1 } },
    // Mails without `bulk` sort first: a campaign never delays them.
    { sort: { bulk: 1, dueAt: 1 }, returnDocument: 'after' },
  );
}

const headersOf = ({ unsubscribe, requestId }: MailDocument): Record<string, string> => ({
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  ...(requestId && { [requestIdHeader]: requestId }),
});

// nodemailer ignores timeouts given beside a URL: they must be part of it.
function withTimeouts(url: string): string {
  const address = new URL(url);
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  for (const [name, milliseconds] of Object.entries(limits)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  }
  return address.href;
}

async function send(url: string, mail: MailDocument): Promise<void> {
  const transport = createTransport(withTimeouts(url));
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took more than a minute')), sendTimeout);
  });
  try {
    const message = transport.sendMail({
      from: env().MAIL_FROM ?? mail.from,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      ...contentOf(mail),
      ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
      headers: headersOf(mail),
      messageId: messageIdOf(mail._id),
      ...(mail.references?.length && { references: mail.references, inReplyTo: mail.references.at(-1) }),
      ...(mail.attachments?.length && {
        attachments: mail.attachments.map((file) => ({ ...file, encoding: 'base64' })),
      }),
      date: mail.composedAt,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await Promise.race([message, timedOut]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** A bulk mail loses its content when it is done with, because its campaign has the text. */
const bulkRemains = () => ({ html: '', text: '', removeAt: later(sentRetention) });

/** Whether the mail server answered with 5xx, so that trying again is no use. */
const isPermanent = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;

/** Whether the error concerns this mail alone, so that others may still be sent. */
const isAboutOneMail = (error: unknown) =>
  ['EENVELOPE', 'EMESSAGE'].includes((error as { code?: string }).code ?? '');

async function recordFailure(mail: MailDocument, error: unknown): Promise<void> {
  const lastError = String((error as Error).message).slice(0, 500);
  const bounced = mail.bulk === true && isAboutOneMail(error) && isPermanent(error);
  const exhausted = now().getTime() - (mail.firstTriedAt ?? now()).getTime() > retryWindow;
  await outbox().updateOne(
    { _id: mail._id, claim: mail.claim, state: 'kept' },
    bounced || exhausted
      ? {
          $set: { state: 'failed', lastError, ...(bounced && { bounced }), ...(mail.bulk && bulkRemains()) },
          $unset: { dueAt: 1, claim: 1 },
        }
      : { $set: { dueAt: later(retryDelay(mail.attempts)), lastError }, $unset: { claim: 1 } },
  );
  const { _id, attempts, requestId } = mail;
  log.warn({ mail: _id, attempts, requestId, err: error }, 'mail not sent');
}

/** Sends until nothing is due; false when the mail server itself failed, so that the others wait. */
async function sendDue(url: string, isStopping: () => boolean): Promise<boolean> {
  for (let mail = await claimMail(isStopping); mail; mail = await claimMail(isStopping)) {
    try {
      await send(url, mail);
    } catch (error) {
      await recordFailure(mail, error);
      if (isAboutOneMail(error)) continue;
      return false;
    }
    await outbox().updateOne(
      { _id: mail._id },
      {
        $set: {
          state: 'sent',
          sentAt: now(),
          removeAt: later(sentRetention),
          ...(mail.bulk && bulkRemains()),
        },
        $unset: { dueAt: 1, claim: 1, lastError: 1, sealed: 1 },
      },
    );
  }
  return true;
}

/** When the next mail is due; null when none waits. */
async function findNext(): Promise<Date | null> {
  const [next] = await outbox().find({ state: 'kept' }).sort({ dueAt: 1 }).limit(1).toArray();
  return next?.dueAt ?? null;
}

const worker = backgroundWorker('outbox', async (isStopping) => {
  for (const collectionName of mailSources) await relayMails({ collectionName });
  const url = env().SMTP_URL;
  if (!url) return null;
  const reachable = await sendDue(url, isStopping);
  const next = await findNext();
  const earliest = reachable ? now() : later(retryDelay(1));
  return next && new Date(Math.max(next.getTime(), earliest.getTime()));
});

/**
 * Moves the mails that documents carry into the outbox and sends those that are due; without SMTP_URL they stay there.
 * A process runs one delivery at a time, any number of processes may run. A failed mail is tried again after 30
 * seconds to 16 minutes. Never throws.
 */
export const deliverOutbox = worker;
