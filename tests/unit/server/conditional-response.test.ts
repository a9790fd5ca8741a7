import { fitResponse, type Conditions } from '@/server/conditional-response';

const headers = {
  'content-type': 'application/pdf',
  'content-length': 10,
  'content-security-policy': "default-src 'none'",
  'accept-ranges': 'bytes',
  'last-modified': 'Mon, 02 Nov 2026 08:00:00 GMT',
  etag: '"one"',
};
const bytes = Buffer.from('0123456789');
const none: Conditions = {
  method: 'GET',
  knownEtags: undefined,
  knownDate: undefined,
  range: undefined,
  rangeOf: undefined,
};
const fit = (conditions: Partial<Conditions>, without: Partial<typeof headers> = {}) => {
  const {
    status,
    headers: fitted,
    bytes: body,
  } = fitResponse({ headers: { ...headers, ...without }, bytes }, { ...none, ...conditions });
  return [status, body?.toString() ?? null, fitted['content-range'] ?? null];
};

test.each([
  ['no condition', {}, [200, '0123456789', null]],
  ['HEAD', { method: 'HEAD' }, [200, null, null]],
  ['its version', { knownEtags: '"one"' }, [304, null, null]],
  ['its version among others, as a weak one', { knownEtags: '"zero", W/"one"' }, [304, null, null]],
  ['any version', { knownEtags: '*' }, [304, null, null]],
  ['another version', { knownEtags: '"two"' }, [200, '0123456789', null]],
  ['its date', { knownDate: headers['last-modified'] }, [304, null, null]],
  ['an earlier date', { knownDate: 'Sun, 01 Nov 2026 08:00:00 GMT' }, [200, '0123456789', null]],
  ['no date', { knownDate: 'yesterday' }, [200, '0123456789', null]],
  [
    'another version and its date',
    { knownEtags: '"two"', knownDate: headers['last-modified'] },
    [200, '0123456789', null],
  ],
] as const)('a client that sends %s', (_, conditions, expected) => {
  expect(fit(conditions)).toEqual(expected);
});

test.each([
  ['bytes=0-3', [206, '0123', 'bytes 0-3/10']],
  ['bytes=4-', [206, '456789', 'bytes 4-9/10']],
  ['bytes=-2', [206, '89', 'bytes 8-9/10']],
  ['bytes=-20', [206, '0123456789', 'bytes 0-9/10']],
  ['bytes=8-20', [206, '89', 'bytes 8-9/10']],
  ['bytes=10-', [416, null, 'bytes */10']],
  ['bytes=-0', [416, null, 'bytes */10']],
  ['bytes=3-1', [200, '0123456789', null]],
  ['bytes=0-1,3-4', [200, '0123456789', null]],
  ['bytes=-', [200, '0123456789', null]],
  ['lines=0-1', [200, '0123456789', null]],
])('a file by the range %s', (range, expected) => {
  expect(fit({ range })).toEqual(expected);
});

test('a range counts for a GET of a file in the version that the client has a part of', () => {
  const whole = [200, '0123456789', null];
  const part = [206, '01', 'bytes 0-1/10'];
  const range = 'bytes=0-1';
  expect(fit({ range, method: 'HEAD' })).toEqual([200, null, null]);
  expect(fit({ range }, { 'accept-ranges': undefined })).toEqual(whole);
  expect(fit({ range, rangeOf: '"one"' })).toEqual(part);
  expect(fit({ range, rangeOf: headers['last-modified'] })).toEqual(part);
  expect(fit({ range, rangeOf: '"two"' })).toEqual(whole);
  expect(fit({ range, rangeOf: 'W/"one"' }, { etag: 'W/"one"' })).toEqual(whole);
});

test('a 304 leaves the stored page its policy, and says nothing of a body', () => {
  const { headers: sent } = fitResponse({ headers, bytes }, { ...none, knownEtags: '"one"' });
  expect(Object.keys(sent).sort()).toEqual(['accept-ranges', 'etag', 'last-modified']);
});
