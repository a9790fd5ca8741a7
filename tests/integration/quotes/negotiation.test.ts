import { removeMember } from '@/lib/companies/commands/members';
import { findMembership } from '@/lib/companies/queries/memberships';
import { outbox } from '@/lib/mail/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { setClock } from '@/lib/platform/clock';
import { quotes } from '@/lib/quotes/collection';
import { requestQuote } from '@/lib/quotes/commands/begin-quote';
import { forgetQuotes } from '@/lib/quotes/commands/forget-quotes';
import { saveDraft, sendVersion, withdrawQuote } from '@/lib/quotes/commands/offer';
import { commentAsCustomer, commentAsShop, declineQuote } from '@/lib/quotes/commands/respond';
import { runQuotesJob } from '@/lib/quotes/jobs';
import { findLinkedQuote, listPublicKeys } from '@/lib/quotes/queries/links';
import { quoteToken } from '@/lib/quotes/commands/links';
import { listHeldQuotes } from '@/lib/quotes/commands/acceptance';
import {
  countQuotes,
  eachQuote,
  findOwnQuote,
  findQuote,
  listExportedQuotes,
  listOwnQuotes,
  listQuotes,
} from '@/lib/quotes/queries/quotes';
import { orders } from '@/lib/orders/collection';
import { requestApproval } from '@/lib/approvals/commands/request';
import { createRuledCompany, decideAs } from '../approvals/fixtures';
import { explained } from '../explained';
import { actorOf, codeOf, createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { createCustomer, createProduct, newKey } from '../orders/fixtures';
import { acceptanceOf, askFor, draftOf, newPress, offer, staff } from './fixtures';

afterEach(() => setClock());

test('a repeated request is one quote, comments and versions reach the other side once', async () => {
  const sku = await createProduct(5);
  const customer = createCustomer();
  const body = { key: newPress(), lines: [{ sku, quantity: 2 }], text: 'For plant 7' };
  const twice = await Promise.all([requestQuote(customer, body), requestQuote(customer, body)]);
  const [{ number }, again] = twice.map(valueOf) as [{ number: string }, { number: string }];
  expect(again.number).toBe(number);
  const press = { key: newPress(), text: 'Can you do 4.00?' };
  valueOf(await commentAsCustomer(customer, number, press));
  valueOf(await commentAsCustomer(customer, number, press));
  valueOf(await commentAsShop(staff, number, { key: newPress(), text: 'For ten, yes.' }));
  const found = (await findOwnQuote(customer.userId, number))!;
  expect(found.comments.map(({ text, fromShop }) => [text, fromShop])).toEqual([
    ['Can you do 4.00?', false],
    ['For ten, yes.', true],
  ]);
  expect(found).not.toHaveProperty('draft');
  expect(await outbox().countDocuments({ to: customer.email })).toBe(1);
  expect(codeOf(await commentAsCustomer(createCustomer(), number, press))).toBe('no-such-quote');
});

test('a draft names the field that is wrong, and an empty or late one is not sent', async () => {
  const [a, b] = [await createProduct(5), await createProduct(5)];
  const number = await askFor(createCustomer(), [[a, 2]]);
  const quote = (await findQuote(number))!;
  const draft = draftOf(quote, [[a, 100], [b, 90, a]]); // prettier-ignore
  const fields = async (input: typeof draft) => {
    const saved = await saveDraft(staff, number, input);
    return saved.ok ? {} : saved.failure.fields;
  };
  const [one, other] = draft.lines as [(typeof draft.lines)[0], (typeof draft.lines)[0]];
  expect(await fields({ ...draft, lines: [one, one] })).toHaveProperty(['lines.1.sku']);
  expect(await fields({ ...draft, lines: [{ ...other, alternativeTo: b }] })).toHaveProperty([
    'lines.0.alternativeTo',
  ]);
  expect(await fields({ ...draft, lines: [{ ...one, sku: 'NO-SUCH' }] })).toHaveProperty(['lines.0.sku']);
  const empty = valueOf(await saveDraft(staff, number, { ...draft, lines: [] }));
  expect(codeOf(await sendVersion(staff, number, { seq: empty.seq }))).toBe('no-lines');
  const late = valueOf(
    await saveDraft(staff, number, { ...draft, seq: empty.seq, validUntil: '2020-01-01' }),
  );
  expect(codeOf(await sendVersion(staff, number, { seq: late.seq }))).toBe('expired');
});

test('customers are reminded once, quotes expire, and staff open them again', async () => {
  const sku = await createProduct(5);
  const customer = createCustomer();
  const number = await askFor(customer, [[sku, 2]]);
  await offer(number, [[sku, 100]]);
  const { expiresAt, remindAt } = (await quotes().findOne({ number }))!;
  setClock(() => remindAt!.getTime());
  await runQuotesJob();
  await runQuotesJob();
  const subjects = async () =>
    (await outbox().find({ to: customer.email }).toArray()).map((one) => one.subject);
  expect((await subjects()).filter((subject) => subject.includes('valid until'))).toHaveLength(1);
  setClock(() => expiresAt!.getTime() - 1);
  await runQuotesJob();
  expect((await findQuote(number))!.state).toBe('offered');
  setClock(() => expiresAt!.getTime());
  expect(codeOf(await placeOrder(customer, await acceptanceOf(number), newKey()))).toBe('quote-closed');
  await runQuotesJob();
  expect((await findQuote(number))!.state).toBe('expired');
  setClock();
  const opened = await offer(number, [[sku, 95]]);
  expect(opened).toMatchObject({ state: 'offered' });
  valueOf(await withdrawQuote(staff, number, { why: 'Not made any more' }));
  expect(await findOwnQuote(customer.userId, number)).toMatchObject({ state: 'withdrawn' });
  const withdrawn = await outbox().findOne({ to: customer.email, subject: `Quote ${number} is withdrawn` });
  expect(withdrawn!.text).toContain('Not made any more');
});

test('a quote of a company belongs to it: roles, former members and others see and do what they may', async () => {
  const company = await createCompany();
  const [buyer, other, approver, accountant] = await Promise.all(
    (['buyer', 'buyer', 'approver', 'accountant'] as const).map((role) => createMember(company, role)),
  );
  const admin = await createMember(company, 'admin');
  const sku = await createProduct(20);
  const number = await askFor(buyer!, [[sku, 2]], { company });
  await offer(number, [[sku, 100]]);
  const sees = async (person: { userId: string }) => (await findOwnQuote(person.userId, number)) !== null;
  const people = [buyer!, other!, approver!, accountant!, admin, await createPerson()];
  expect(await Promise.all(people.map(sees))).toEqual([true, false, true, true, true, false]);
  const decline = async (person: typeof admin) => codeOf(await declineQuote(person, number, { why: '' }));
  expect(await decline(other!)).toBe('no-such-quote');
  const body = await acceptanceOf(number);
  expect(codeOf(await placeOrder(other!, body, newKey()))).toBe('no-such-quote');
  expect(codeOf(await placeOrder(accountant!, body, newKey()))).toBe('company-not-allowed');
  const alone = { ...body, company: undefined };
  expect(codeOf(await placeOrder(buyer!, alone, newKey()))).toBe('wrong-company');
  valueOf(await removeMember(actorOf(admin), company, buyer!));
  expect(await sees(buyer!)).toBe(false);
  expect(await decline(buyer!)).toBe('no-such-quote');
  const paid = { ...body, payment: { method: 'bank-transfer' as const, purchaseOrder: '' } };
  expect(codeOf(await placeOrder(buyer!, paid, newKey()))).not.toBe('ok');
  expect(['ok', 'unknown-payment']).toContain(codeOf(await placeOrder(approver!, paid, newKey())));
  await forgetQuotes(buyer!);
  expect((await findQuote(number))!.customer.name).toBe('Deleted customer');
});

test('a company’s rules ask for an approval of a quote as of any order, which then becomes its order', async () => {
  const company = await createRuledCompany();
  const { buyer, approver } = company.members;
  const sku = await createProduct(20);
  const number = await askFor(buyer, [[sku, 3]], { company: company.id });
  await offer(number, [[sku, 100]]);
  const body = await acceptanceOf(number);
  expect(codeOf(await placeOrder(buyer, body, newKey()))).toBe('approval-required');
  const input = { ...body, company: company.id, note: '' };
  const { id } = valueOf(await requestApproval(buyer, input, newKey()));
  expect(await findQuote(number)).toMatchObject({ state: 'offered' });
  valueOf(await decideAs(approver, id, 'approve'));
  const accepted = (await findQuote(number))!;
  const order = await orders().findOne({ number: accepted.order! });
  expect(accepted.state).toBe('accepted');
  expect(order).toMatchObject({
    lines: [{ sku, quantity: 3, unitPrice: 100 }],
    quote: { number, version: 1 },
  });
});

test('every list, job and link reads through an index', async () => {
  const sku = await createProduct(20);
  const company = await createCompany();
  const member = await createMember(company, 'approver');
  const number = await askFor(member, [[sku, 2]], { company });
  await offer(number, [[sku, 100]]);
  const { expiresAt } = (await quotes().findOne({ number }))!;
  const token = await quoteToken(number, 1, expiresAt!);
  const membership = await findMembership(company, member.userId);
  const plans = await explained(async () => {
    await listQuotes({ state: 'offered', q: 'qu-' }, 1);
    await listQuotes({ sort: '-total' }, 1);
    await listQuotes({ sort: 'number' }, 1);
    await countQuotes();
    await listOwnQuotes(member.userId, {}, 1, membership);
    await listOwnQuotes(member.userId, { state: 'offered' }, 1, null);
    await countQuotes(member.userId, membership);
    await eachQuote({}).next();
    await findQuote(number);
    await findLinkedQuote(token);
    await listExportedQuotes(member.userId);
    await listHeldQuotes(new Date());
    await runQuotesJob();
    await declineQuote(member, number, { why: '' });
  });
  const scans = plans.filter(({ plan, ran }) => plan.includes('COLLSCAN') && ran.startsWith('quotes'));
  expect(scans.map(({ ran, plan }) => `${ran} ${plan}`)).toEqual([]);
  expect(plans.length).toBeGreaterThan(15);
  expect((await listPublicKeys()).length).toBeGreaterThan(0);
});
