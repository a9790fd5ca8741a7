import { deflateSync } from 'node:zlib';

/** A CAMT.053 document with these entries. */
export const camt = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;
/** An incoming payment as an entry of CAMT.053. */
export const entry = (name: string, amount = '12.00') =>
  `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt>` +
  `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>`;
const laughs = Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');

/** Files that are no statement, or not a whole one, and what the error says. */
export const hostileStatements: [what: string, bytes: Buffer, says: RegExp][] = [
  [
    'nested entities (billion laughs)',
    Buffer.from(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>${camt(entry('&l12;'))}`),
    /document type is not allowed/,
  ],
  [
    'an external entity',
    Buffer.from(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${camt(entry('&x;'))}`),
    /document type is not allowed/,
  ],
  ['an entity without a declaration', Buffer.from(camt(entry('&x;'))), /can’t be read/],
  ['ten thousand elements inside each other', Buffer.from('<a>'.repeat(10_000)), /too large or too deep/],
  [
    'more elements than a statement has',
    Buffer.from(`<a>${'<b/>'.repeat(400_001)}</a>`),
    /too large or too deep/,
  ],
  ['a file that was cut off', Buffer.from(camt(entry('Ann')).slice(0, -40)), /can’t be read/],
  [
    'an entry that was cut off',
    Buffer.from(camt('<Ntry><Amt Ccy="USD">1.00</Amt></Ntry>')),
    /Entry 1 of the statement has no amount or no date/,
  ],
  ['an amount that is none', Buffer.from(camt(entry('Ann') + entry('Ann', '1e99'))), /Entry 2 .* no amount/],
  ['another XML document', Buffer.from('<html><body>Sign in</body></html>'), /no bank statement/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /no text/],
  ['compressed bytes', deflateSync(Buffer.alloc(1_000_000)), /no text/],
  ['nothing', Buffer.alloc(0), /is empty/],
  [
    'more rows than are imported at once',
    Buffer.from(`Date,Amount\n${'2026-03-01,1\n'.repeat(5_001)}`),
    /rows/,
  ],
  ['an open quote', Buffer.from('Date,Amount,Name\n2026-03-01,1,"Ann'), /can’t be read/],
  ['a file that ends in a row', Buffer.from('Date,Amount\n2026-03-01'), /Row 2, the last one, ends/],
  [
    'a row that can’t be read behind many that can',
    Buffer.from(`Date,Amount\n${'2026-03-01,1.00\n'.repeat(900)}2026-03-01,x\n`),
    /Row 902, column “Amount”: “x” is no amount/,
  ],
];
