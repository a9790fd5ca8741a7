import type { Model } from './model';
import { readCii } from './read-cii';
import { readUbl } from './read-ubl';
import { amountRules } from './rules-amounts';
import { contentRules, type Rule } from './rules-content';
import { taxRules } from './rules-tax';
import { syntaxProblems } from './syntax';
import { parseXml } from './xml';

const rules: Rule[] = [...contentRules, ...amountRules, ...taxRules];

/** The business terms of an e-invoice in UBL or CII. */
export function readEInvoice(xml: string): Model {
  const root = parseXml(xml);
  return root.name === 'CrossIndustryInvoice' ? readCii(root) : readUbl(root);
}

/**
 * The business rules of EN 16931 that a document in UBL or CII breaks, by id. They are written from the standard and
 * share nothing with the code that writes the documents; where the published Schematron tolerates one unit in the
 * taxable amount of a category, they are exact.
 */
export function brokenRules(xml: string): string[] {
  const model = readEInvoice(xml);
  return [...syntaxProblems(parseXml(xml)), ...rules.filter(([, holds]) => !holds(model)).map(([id]) => id)];
}
