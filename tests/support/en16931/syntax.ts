import { all, everyElement, type Element } from './xml';

const isAmount = ({ name }: Element) => name.endsWith('Amount');
const currencies = (root: Element, name: string) => all(root, name)[0]?.text;

/** The rules of CII: the currency stands at the sum of the tax and nowhere else, and no element is empty. */
function ciiProblems(root: Element): string[] {
  const wrong = everyElement(root).filter(
    (element) =>
      isAmount(element) && 'currencyID' in element.attributes !== (element.name === 'TaxTotalAmount'),
  );
  return wrong.length ? ['CII-DT-031'] : [];
}

/** The rules of UBL: each amount has the currency of the document. */
function ublProblems(root: Element): string[] {
  const currency = currencies(root, 'DocumentCurrencyCode');
  const wrong = everyElement(root).filter(
    (element) => isAmount(element) && element.attributes.currencyID !== currency,
  );
  return wrong.length ? ['BR-CL-03'] : [];
}

/** What a document breaks in its own syntax. Empty elements are wrong in both. */
export function syntaxProblems(root: Element): string[] {
  const hasEmpty = everyElement(root).some(({ children, text }) => !children.length && !text.trim());
  const own = root.name === 'CrossIndustryInvoice' ? ciiProblems(root) : ublProblems(root);
  return hasEmpty ? ['no empty elements', ...own] : own;
}
