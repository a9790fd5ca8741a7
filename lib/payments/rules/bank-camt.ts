import { minorUnitsOf } from './bank-amounts';
import type { StatementEntry } from '../schema';
import { elementsAt, readXml, textAt, type XmlElement } from '../../shared/read-xml';

function signedAmount(element: XmlElement, paths: string[], isDebit: boolean) {
  const found = paths.map((path) => elementsAt(element, path)[0]).find(Boolean);
  const amount = found ? minorUnitsOf(found.text.trim(), found.attributes.Ccy ?? '') : null;
  return amount === null
    ? null
    : { amount: isDebit ? -amount : amount, currency: found!.attributes.Ccy ?? '' };
}

/** One transaction of an entry; the other party of a credit is who paid, of a debit who was paid. */
function transactionOf(entry: XmlElement, details: XmlElement, isDebit: boolean) {
  const party = isDebit ? 'RltdPties/Cdtr' : 'RltdPties/Dbtr';
  const remittance = [
    ...elementsAt(details, 'RmtInf/Strd/CdtrRefInf/Ref'),
    ...elementsAt(details, 'RmtInf/Ustrd'),
  ].map(({ text }) => text.trim());
  const endToEnd = textAt(details, 'Refs/EndToEndId');
  const text = [...remittance, endToEnd === 'NOTPROVIDED' ? '' : endToEnd].filter(Boolean).join(' ');
  return {
    name: textAt(details, `${party}/Nm`, `${party}/Pty/Nm`).slice(0, 140),
    iban: textAt(details, `${party}Acct/Id/IBAN`, `${party}Acct/Id/Othr/Id`).slice(0, 40),
    text: (text || textAt(details, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')).slice(0, 500),
    reference: (
      textAt(details, 'Refs/AcctSvcrRef', 'Refs/TxId') || textAt(entry, 'AcctSvcrRef', 'NtryRef')
    ).slice(0, 80),
  };
}

/** The transactions of one booked entry. A batch is read one by one where its parts add up to it. */
function entriesOf(entry: XmlElement, account: string): StatementEntry[] | null {
  const isDebit = textAt(entry, 'CdtDbtInd') === 'DBIT';
  const on = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  const whole = signedAmount(entry, ['Amt'], isDebit);
  if (!whole || !/^\d{4}-\d\d-\d\d$/.test(on) || !/^[A-Z]{3}$/.test(whole.currency)) return null;
  const details = elementsAt(entry, 'NtryDtls/TxDtls');
  const parts = details.map((each) => signedAmount(each, ['Amt', 'AmtDtls/TxAmt/Amt'], isDebit));
  const sum = parts.reduce((total, part) => total + (part?.amount ?? NaN), 0);
  const isBatch = details.length > 1 && sum === whole.amount;
  if (isBatch)
    return details.map((each, index) => ({
      account,
      on,
      ...whole,
      amount: parts[index]!.amount,
      ...transactionOf(entry, each, isDebit),
    }));
  return [{ account, on, ...whole, ...transactionOf(entry, details[0] ?? entry, isDebit) }];
}

/** The booked entries of a CAMT.053 statement of any version; an error message for other files. */
export function entriesOfCamt(xml: string): StatementEntry[] | string {
  const root = readXml(xml);
  if (typeof root === 'string') return root;
  const statements = root.name === 'Document' ? elementsAt(root, 'BkToCstmrStmt/Stmt') : [];
  if (!statements.length) return 'The file is no bank statement in the format CAMT.053.';
  const entries: StatementEntry[] = [];
  let position = 0;
  for (const statement of statements) {
    const account = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id').slice(0, 40);
    for (const entry of elementsAt(statement, 'Ntry')) {
      position += 1;
      const status = textAt(entry, 'Sts/Cd', 'Sts');
      if (status && status !== 'BOOK') continue;
      const read = entriesOf(entry, account);
      if (!read) return `Entry ${position} of the statement has no amount or no date.`;
      entries.push(...read.filter(({ amount }) => amount !== 0));
    }
  }
  return entries;
}
