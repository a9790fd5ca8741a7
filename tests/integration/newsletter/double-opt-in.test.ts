import { outbox } from '@/lib/mail/collection';
import { subscribers } from '@/lib/newsletter/collection';
import { confirmSubscription, subscribe, unsubscribe } from '@/lib/newsletter/commands';
import { setClock } from '@/lib/platform/clock';

const minute = 60_000;
// Far in the future, so that the database's TTL index never deletes an address.
const start = Date.parse('2126-03-02T09:00:00Z');
const at = (minutes: number) => setClock(() => start + minutes * minute);

const mailsTo = (to: string) => outbox().find({ to }).sort({ composedAt: 1 }).toArray();
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
const stateOf = async (email: string) => (await subscribers().findOne({ email }))?.state;

async function confirmed(email: string): Promise<void> {
  await subscribe(null, { email });
  const [mail] = await mailsTo(email);
  await confirmSubscription(null, { token: tokenIn(mail!.text) });
}

beforeEach(() => at(0));
afterAll(() => setClock());

describe('subscribing', () => {
  test('leaves an address pending until the link of its mail is confirmed', async () => {
    const email = 'new@plant.example';
    await subscribe(null, { email });
    expect(await stateOf(email)).toBe('pending');
    const [mail] = await mailsTo(email);
    expect(mail!.text).toContain('/newsletter/confirm?token=');
    const result = await confirmSubscription(null, { token: tokenIn(mail!.text) });
    expect(result.ok).toBe(true);
    expect(await stateOf(email)).toBe('confirmed');
  });

  test('gets the same response for an address that is new, pending or subscribed', async () => {
    await confirmed('known@plant.example');
    const responses = await Promise.all(
      ['unknown@plant.example', 'known@plant.example', 'known@plant.example'].map((email) =>
        subscribe(null, { email }),
      ),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  });

  test('leaves a subscribed address subscribed and says so only by mail', async () => {
    const email = 'again@plant.example';
    await confirmed(email);
    at(30);
    await subscribe(null, { email });
    expect(await stateOf(email)).toBe('confirmed');
    expect((await mailsTo(email)).at(-1)!.subject).toContain('You already get');
  });

  test('mails one address at most three times a day, however often it is entered', async () => {
    const email = 'flooded@plant.example';
    for (let hour = 0; hour < 20; hour++) {
      at(hour * 60);
      await subscribe(null, { email });
    }
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('mails one address once in ten simultaneous calls, and again only after ten minutes', async () => {
    const email = 'busy@plant.example';
    await Promise.all(Array.from({ length: 10 }, () => subscribe(null, { email })));
    expect(await mailsTo(email)).toHaveLength(1);
    at(9);
    await subscribe(null, { email });
    expect(await mailsTo(email)).toHaveLength(1);
    at(11);
    await subscribe(null, { email });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('stores no secret that would work in a link', async () => {
    const email = 'secret@plant.example';
    await subscribe(null, { email });
    const token = tokenIn((await mailsTo(email))[0]!.text);
    const record = await subscribers().findOne({ email });
    expect(record!.mails).toEqual([]);
    expect(JSON.stringify(record)).not.toContain(token);
  });
});

describe('a confirmation link', () => {
  test('works twice without a second welcome mail', async () => {
    const email = 'twice@plant.example';
    await subscribe(null, { email });
    const token = tokenIn((await mailsTo(email))[0]!.text);
    const results = await Promise.all([1, 2, 3].map(() => confirmSubscription(null, { token })));
    expect(results.every((result) => result.ok)).toBe(true);
    expect((await mailsTo(email)).filter((mail) => mail.subject.startsWith('Welcome'))).toHaveLength(1);
  });

  test('is rejected after 48 hours', async () => {
    const email = 'late@plant.example';
    await subscribe(null, { email });
    const token = tokenIn((await mailsTo(email))[0]!.text);
    at(48 * 60);
    const result = await confirmSubscription(null, { token });
    expect(result).toMatchObject({ ok: false, failure: { code: 'link-expired' } });
    expect(await stateOf(email)).toBe('pending');
  });

  test('is rejected once a newer mail replaced it', async () => {
    const email = 'newer@plant.example';
    await subscribe(null, { email });
    at(11);
    await subscribe(null, { email });
    const [older, newer] = await mailsTo(email);
    expect((await confirmSubscription(null, { token: tokenIn(older!.text) })).ok).toBe(false);
    expect((await confirmSubscription(null, { token: tokenIn(newer!.text) })).ok).toBe(true);
  });

  test('with an unknown secret is rejected', async () => {
    expect((await confirmSubscription(null, { token: 'x'.repeat(43) })).ok).toBe(false);
  });
});

describe('unsubscribing', () => {
  test('works with the link of any mail, any number of times', async () => {
    const email = 'leaver@plant.example';
    await confirmed(email);
    const welcome = (await mailsTo(email)).find((mail) => mail.subject.startsWith('Welcome'));
    const token = tokenIn(welcome!.unsubscribe ?? '');
    expect((await unsubscribe(null, { token })).ok).toBe(true);
    expect((await unsubscribe(null, { token })).ok).toBe(true);
    expect(await stateOf(email)).toBe('unsubscribed');
  });

  test('invalidates the old confirmation link, and is undone by a new one', async () => {
    const email = 'returner@plant.example';
    await confirmed(email);
    const mails = await mailsTo(email);
    const first = mails.find((mail) => mail.subject.startsWith('Confirm'));
    const welcome = mails.find((mail) => mail.subject.startsWith('Welcome'));
    await unsubscribe(null, { token: tokenIn(welcome!.unsubscribe ?? '') });
    expect((await confirmSubscription(null, { token: tokenIn(first!.text) })).ok).toBe(false);
    at(11);
    await subscribe(null, { email });
    const last = (await mailsTo(email)).at(-1);
    expect((await confirmSubscription(null, { token: tokenIn(last!.text) })).ok).toBe(true);
    expect(await stateOf(email)).toBe('confirmed');
  });

  test('with an unknown secret is rejected', async () => {
    expect((await unsubscribe(null, { token: 'y'.repeat(43) })).ok).toBe(false);
  });
});
