import { forgetRequester } from '@/lib/approvals/commands/forget';
import { finishApprovals } from '@/lib/approvals/commands/place';
import { countToDecide, findByLink } from '@/lib/approvals/queries/deciding';
import {
  countRequests,
  findSeenRequest,
  listOwnApprovals,
  listRequests,
} from '@/lib/approvals/queries/requests';
import { findApprovalSettings } from '@/lib/companies/queries/approvals';
import { findMembership } from '@/lib/companies/queries/memberships';
import { explained } from '../explained';
import { createRequest, createRuledCompany, mailedSecret, storedRequest } from './fixtures';

test('the queries of approvals read through an index', async () => {
  const company = await createRuledCompany();
  const { buyer, approver } = company.members;
  const { id } = await createRequest(company);
  const secret = await mailedSecret(approver);
  const buying = (await findMembership(company.id, buyer.userId))!;
  const approving = (await findMembership(company.id, approver.userId))!;
  const plans = await explained(async () => {
    await listRequests(buyer.userId, buying, {}, 1);
    await listRequests(buyer.userId, buying, { status: 'waiting' }, 1);
    await listRequests(approver.userId, approving, {}, 1);
    await listRequests(approver.userId, approving, { status: 'waiting' }, 1);
    await countRequests(approver.userId, approving, 'waiting');
    await findSeenRequest(buyer.userId, id);
    await listOwnApprovals(buyer.userId);
    await findByLink(secret);
    await countToDecide(approver.userId, approving);
    await findApprovalSettings(company.id);
    await finishApprovals();
    await forgetRequester(buyer.userId);
  });
  const scans = plans.filter(({ plan }) => plan.includes('COLLSCAN'));
  expect(scans.map(({ ran, plan }) => `${ran} ${plan}`)).toEqual([]);
  expect(plans.length).toBeGreaterThan(10);
});

test('closing an account withdraws its open requests and takes its name out of all', async () => {
  const company = await createRuledCompany();
  const { id } = await createRequest(company);
  const { buyer, approver } = company.members;
  await forgetRequester(buyer.userId);
  await forgetRequester(approver.userId);
  const stored = await storedRequest(id);
  expect(stored.status).toBe('withdrawn');
  expect(JSON.stringify(stored)).not.toContain(buyer.userId);
  expect(JSON.stringify({ ...stored, asked: [] })).not.toContain(buyer.email);
  expect(await listOwnApprovals(buyer.userId)).toEqual([]);
});
