import { bankEntries } from '../lib/payments/collection';
import { bankWords } from '../lib/payments/rules/bank-words';

/** Gives the bank entries of earlier versions the words of their search. */
export async function storeBankWords(): Promise<void> {
  const filter = { words: { $exists: false } };
  for await (const entry of bankEntries().find(filter)) {
    // An entry that changes meanwhile gets its words from that change.
    await bankEntries().updateOne({ _id: entry._id, ...filter }, { $set: { words: bankWords(entry) } });
  }
}
