import { entriesOfCamt } from '@/lib/payments/rules/bank-camt';

const statement = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

const details = (amount: string, text: string, name = 'Ada &amp; Sons') => `<TxDtls>
<Refs><AcctSvcrRef>B-${text}</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>
<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE45</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;

const entry = (amount: string, inner: string, sign = 'CRDT', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}
<BookgDt><Dt>2026-11-25</Dt></BookgDt><NtryDtls>${inner}</NtryDtls></Ntry>`;

test('booked entries are read with party, text and account, debits as negative amounts', () => {
  const xml = statement(
    entry('12.50', details('12.50', 'HX-1')) + entry('3.00', '', 'DBIT', '<Sts>BOOK</Sts>'),
  );
  expect(entriesOfCamt(xml)).toMatchObject([
    {
      account: 'DE02120300000000202051',
      on: '2026-11-25',
      amount: 1_250,
      currency: 'EUR',
      name: 'Ada & Sons',
      iban: 'DE45',
      text: 'HX-1',
    },
    { amount: -300 },
  ]);
});

test('a batch is read one by one where its parts add up, else as one', () => {
  const parts = details('1.00', 'one') + details('2.00', 'two');
  expect(entriesOfCamt(statement(entry('3.00', parts)))).toMatchObject([{ amount: 100 }, { amount: 200 }]);
  expect(entriesOfCamt(statement(entry('4.00', parts)))).toMatchObject([{ amount: 400 }]);
});

test('pending entries are left out, and a structured reference is read', () => {
  const pending = entry('1.00', details('1.00', 'later'), 'CRDT', '<Sts>PDNG</Sts>');
  const structured =
    '<TxDtls><RmtInf><Strd><CdtrRefInf><Ref>RF18HX</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>';
  expect(entriesOfCamt(statement(pending + entry('1.00', structured)))).toMatchObject([{ text: 'RF18HX' }]);
});

test('entities, bombs, other documents and broken files are rejected', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(99)}"><!ENTITY c "&b;&b;">]><a>&c;</a>`;
  const external = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
  for (const xml of [bomb, external]) expect(entriesOfCamt(xml)).toContain('document type is not allowed');
  expect(entriesOfCamt('<a>&undeclared;</a>')).toContain('can’t be read');
  expect(entriesOfCamt(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toContain('too deep');
  expect(entriesOfCamt('<Document><Other/></Document>')).toContain('no bank statement');
  expect(entriesOfCamt(statement('<Ntry>'))).toContain('can’t be read');
  expect(entriesOfCamt(statement('<Ntry><Amt Ccy="EUR">x</Amt></Ntry>'))).toContain('no amount');
});
