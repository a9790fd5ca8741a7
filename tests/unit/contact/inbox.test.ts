import {
  fillTemplate,
  messagesHref,
  messageWords,
  statusAfter,
  unknownPlaceholders,
} from '@/lib/contact/rules';
import { entryInput, replyTemplateInput } from '@/lib/contact/schema';

const values = {
  name: '{me} $& Berg',
  reference: 'M-1',
  topic: 'Press',
  me: 'Grace',
  shop: 'Nut and Thread',
};

test('placeholders are replaced once, and values are never read as placeholders or patterns', () => {
  expect(fillTemplate('Dear {name}, {me} of {shop} {nothing}', values)).toBe(
    'Dear {me} $& Berg, Grace of Nut and Thread {nothing}',
  );
});

test('a template with a placeholder that does not exist is rejected, and the message names it', () => {
  expect(unknownPlaceholders('{name} {order} {constructor}')).toEqual(['order', 'constructor']);
  const parsed = replyTemplateInput.safeParse({ name: 'Thanks', text: 'Dear {nmae}' });
  expect(parsed.error?.issues[0]?.message).toBe('There is no placeholder {nmae}');
});

test.each([
  ['reply', 'open', false, 'waiting'],
  ['reply', 'open', true, 'closed'],
  ['note', 'waiting', false, 'waiting'],
  ['received', 'closed', false, 'open'],
] as const)('after a %s to a message that is %s (close: %s) it is %s', (kind, present, close, after) => {
  expect(statusAfter(kind, present, close)).toBe(after);
});

test('a message is found by its number without the prefix, by the sender and by its words', () => {
  const words = messageWords({
    reference: 'M-0A1B2C3D',
    name: 'Zoë O’Neil',
    email: 'zoe@plant.example',
    message: 'Is “M20” in stock?',
  });
  expect(words).toEqual(
    expect.arrayContaining(['m-0a1b2c3d', '0a1b2c3d', 'zoë', 'o’neil', 'zoe@plant.example', 'm20', 'stock']),
  );
});

test('the address of the list has only the filters that are set', () => {
  expect(messagesHref('/m', { state: 'open', q: '', page: 1 })).toBe('/m?state=open');
});

test.each(['4711@mail.example', '<a b@c.example>', '<a@b>\r\nBcc: <x@y>'])(
  'the Message-ID %j is rejected',
  (messageId) => {
    expect(entryInput.safeParse({ kind: 'received', text: 'x', seen: 0, messageId }).success).toBe(false);
  },
);
