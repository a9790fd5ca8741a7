import { listDeciders } from '../../companies/queries/approvals';
import { composeMail, type PendingMail } from '../../mail/outbox';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { randomSecret } from '../../platform/ids';
import { dayAt } from '../../shared/dates';
import type { Shop } from '../../settings/schema/shop';
import type { ApprovalRequestDocument, StoredLink } from '../collection';
import { approvalRequestedMail } from '../emails';

const linkDays = 14;

/** Links for all who may decide in the present step of a request, and the mails that carry them. */
export async function askDeciders(
  request: ApprovalRequestDocument,
  shop: Shop,
): Promise<{ links: StoredLink[]; mails: PendingMail[] }> {
  const { companyId, requester, approvers, step } = request;
  const approverId = approvers[step]!;
  const today = dayAt(now(), shop.timeZone);
  const asked = { approverId, requesterId: requester.userId };
  const deciders = await listDeciders(companyId, asked, today);
  const expiresAt = new Date(now().getTime() + linkDays * 86_400_000);
  const sent = deciders.map(({ userId, email }) => {
    const secret = randomSecret();
    const template = approvalRequestedMail(request, secret, linkDays, shop.locale);
    return {
      link: { hash: sha256(secret), userId, expiresAt },
      mail: composeMail(email, template, shop),
    };
  });
  return { links: sent.map(({ link }) => link), mails: sent.map(({ mail }) => mail) };
}
