import { auditRecords } from '@/lib/audit/collection';
import { products } from '@/lib/catalog/collection/products';
import { editProduct } from '@/lib/catalog/commands/products';
import { productEdit } from '@/lib/catalog/schema/inputs';
import { outbox } from '@/lib/mail/collection';
import { orders } from '@/lib/orders/collection';
import { questions } from '@/lib/questions/collection';
import { anonymizeQuestions, answerQuestion, askQuestion } from '@/lib/questions/commands/ask';
import {
  deleteQuestion,
  publishAnswer,
  publishQuestion,
  replyToQuestion,
} from '@/lib/questions/commands/moderate';
import {
  countQuestions,
  findAsker,
  listForAnswer,
  listOwnQuestions,
  listQuestions,
} from '@/lib/questions/queries';
import type { Customer } from '@/lib/users/types';
import { createAccount, signedIn } from '../auth/people';
import { explained } from '../explained';
import { bodyFor, createAdmin, createCustomer, createProduct, orderWithRetries } from '../orders/fixtures';

const productOf = async () => {
  const sku = await createProduct(100);
  return (await products().findOne({ 'variants.sku': sku }))!;
};

/** A customer with a stored account, to whom mails can go. */
const person = async () => (await signedIn((await createAccount()).id)) as Customer;

async function asked(text = 'Does it come with a case?') {
  const product = await productOf();
  const asker = await person();
  const saved = await askQuestion(asker, { productId: product._id, text });
  if (!saved.ok) throw new Error(saved.failure.message);
  return { product, asker, id: saved.value.id };
}

async function buyer(productId: string, state: 'delivered' | 'shipped' = 'delivered') {
  const customer = createCustomer('Ben Buyer');
  const product = await products().findOne({ _id: productId });
  const placed = await orderWithRetries(customer, await bodyFor([[product!.variants[0]!.sku, 1]]));
  if (!placed.ok) throw new Error(placed.failure.message);
  await orders().updateOne({ 'customer.id': customer.userId }, { $set: { state } });
  return customer;
}

const mailsTo = ({ email }: Customer) => outbox().find({ to: email }).toArray();
const admin = createAdmin();
const failed = (code: string) => ({ ok: false, failure: expect.objectContaining({ code }) });

test('a question waits for the staff: nobody sees it, and it is one however often it is sent', async () => {
  const product = await productOf();
  const asker = await person();
  const input = { productId: product._id, text: 'How long is the cable?' };
  const sent = await Promise.all([1, 2, 3].map(() => askQuestion(asker, input)));
  expect(new Set(sent.map((result) => result.ok && result.value.id)).size).toBe(1);
  expect(await listQuestions(product._id)).toEqual([]);
  expect(await findAsker(asker, product._id)).toMatchObject({
    bought: false,
    waiting: [{ text: input.text, state: 'waiting' }],
  });
  expect(await askQuestion(asker, { ...input, productId: 'nothing' })).toMatchObject(
    failed('no-such-product'),
  );
  await editProduct(null, product._id, productEdit.parse({ state: 'draft' }));
  const other = { productId: product._id, text: 'And how heavy is it?' };
  expect(await askQuestion(asker, other)).toMatchObject(failed('no-such-product'));
});

test('the answer of the shop publishes the question and is mailed once, however often it is sent', async () => {
  const { product, asker, id } = await asked();
  const reply = { text: 'Yes, with a steel one.', publish: true };
  const sent = await Promise.all([1, 2, 3].map(() => replyToQuestion(admin, id, reply)));
  expect(sent.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(sent.some((result) => result.ok && result.expire.includes(`questions:${product._id}`))).toBe(true);
  const [shown] = await listQuestions(product._id);
  expect(shown).toMatchObject({
    author: asker.name,
    answers: [{ by: 'shop', text: reply.text, boughtThis: false }],
  });
  expect(shown!.answers).toHaveLength(1);
  expect(JSON.stringify(shown)).not.toContain(asker.email);
  const mails = await mailsTo(asker);
  expect(mails.map(({ subject }) => subject)).toEqual([`An answer to your question about ${product.name}`]);
  expect(mails[0]!.text).toContain(`/product/${product.slug}/questions#question-${id}`);
  const records = await auditRecords().find({ 'subject.id': id }).toArray();
  expect(records.map(({ action }) => action)).toEqual(['question-answered']);
});

test('an answer for the asker alone is mailed and shown to nobody', async () => {
  const { product, asker, id } = await asked();
  const replied = await replyToQuestion(admin, id, { text: 'Not for you.', publish: false });
  expect(replied).toMatchObject({ ok: true, value: { state: 'hidden', status: 'hidden' } });
  expect(await listQuestions(product._id)).toEqual([]);
  expect(await mailsTo(asker)).toHaveLength(1);
});

test('only who got the product answers a published question, and only after a moderator it is shown', async () => {
  const { product, asker, id } = await asked();
  const owner = await buyer(product._id);
  const answer = { text: 'It does, I have it.' };
  expect(await answerQuestion(owner, id, answer)).toMatchObject(failed('no-such-question'));
  await publishQuestion(admin, id, true);
  for (const other of [await person(), await buyer(product._id, 'shipped')])
    expect(await answerQuestion(other, id, answer)).toMatchObject(failed('not-bought'));
  const sent = await Promise.all([1, 2, 3].map(() => answerQuestion(owner, id, answer)));
  const [first] = sent;
  if (!first?.ok) throw new Error('not answered');
  expect(sent.map((result) => result.ok && result.value)).toEqual([first.value, first.value, first.value]);
  expect(first.value.state).toBe('waiting');
  expect((await listQuestions(product._id))[0]!.answers).toEqual([]);
  expect(await mailsTo(asker)).toEqual([]);

  for (const published of [true, false, true]) await publishAnswer(admin, id, first.value.id, published);
  expect((await listQuestions(product._id))[0]!.answers).toMatchObject([
    { author: 'Ben Buyer', by: 'customer', boughtThis: true },
  ]);
  expect(await mailsTo(asker)).toHaveLength(1);
  // The answer of the shop stands first.
  await replyToQuestion(admin, id, { text: 'So it is.', publish: true });
  expect((await listQuestions(product._id))[0]!.answers.map(({ by }) => by)).toEqual(['shop', 'customer']);
});

test('a question is open until it has a published answer, and again when a customer’s answer waits', async () => {
  const { product, id } = await asked();
  const status = async () => (await questions().findOne({ productId: product._id }))!.status;
  expect(await status()).toBe('open');
  await publishQuestion(admin, id, true);
  expect(await status()).toBe('open');
  await replyToQuestion(admin, id, { text: 'Yes.', publish: true });
  expect(await status()).toBe('answered');
  const sent = await answerQuestion(await buyer(product._id), id, { text: 'Mine had none.' });
  expect(await status()).toBe('open');
  if (sent.ok) await publishAnswer(admin, id, sent.value.id, false);
  expect(await status()).toBe('answered');
  await publishQuestion(admin, id, false);
  expect(await status()).toBe('hidden');
  expect(await listQuestions(product._id)).toEqual([]);
});

test('staff find a question by its words and its product’s SKU', async () => {
  const { product, id } = await asked('Is the zygomatic lever made of brass?');
  for (const q of ['zygom lever', product.variants[0]!.sku.toLowerCase()])
    expect((await listForAnswer({ q }, 1)).rows.map((row) => row.id)).toEqual([id]);
  expect((await listForAnswer({ q: 'zygomatic', status: 'answered' }, 1)).rows).toEqual([]);
});

test('a deleted question is gone, and the audit log has its text', async () => {
  const { product, id } = await asked();
  await replyToQuestion(admin, id, { text: 'Yes.', publish: true });
  expect(await deleteQuestion(admin, id)).toMatchObject({ ok: true, expire: [`questions:${product._id}`] });
  expect(await listQuestions(product._id)).toEqual([]);
  expect(await deleteQuestion(admin, id)).toMatchObject(failed('no-such-question'));
  const last = await auditRecords().findOne({ 'subject.id': id, action: 'question-deleted' });
  expect(last).toMatchObject({ before: { text: 'Does it come with a case?' } });
});

test('the export has what a person wrote; a closed account loses its name, and its questions stay', async () => {
  const { product, asker, id } = await asked();
  await publishQuestion(admin, id, true);
  const owner = await buyer(product._id);
  const sent = await answerQuestion(owner, id, { text: 'It does.' });
  if (sent.ok) await publishAnswer(admin, id, sent.value.id, true);
  expect(await listOwnQuestions(asker.userId)).toMatchObject({ asked: [{ id }], answered: [] });
  expect(await listOwnQuestions(owner.userId)).toMatchObject({ asked: [], answered: [{ text: 'It does.' }] });
  for (const one of [asker, owner])
    expect(await anonymizeQuestions(one)).toEqual([`questions:${product._id}`]);
  const [shown] = await listQuestions(product._id);
  expect([shown!.author, shown!.answers[0]!.author]).toEqual(['Former customer', 'Former customer']);
});

test('every query of questions uses an index', async () => {
  const { product, asker } = await asked();
  const plans = await explained(async () => {
    await listQuestions(product._id);
    await findAsker(asker, product._id);
    await listOwnQuestions(asker.userId);
    await listForAnswer({ status: 'answered' }, 1);
    await listForAnswer({ status: 'open', q: 'case' }, 1);
    await countQuestions();
  });
  expect(plans.filter(({ ran }) => ran === 'questions').length).toBeGreaterThan(7);
  expect(
    plans.filter(({ plan }) => plan.includes('COLLSCAN') || plan.includes('"SORT"')).map(({ plan }) => plan),
  ).toEqual([]);
});
