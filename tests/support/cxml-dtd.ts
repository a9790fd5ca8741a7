import { xmlErrors } from './xml-errors';

/** What is wrong in documents of cXML by tests/support/cxml-1.2.dtd; empty when all are valid. */
export const dtdErrors = (...documents: string[]): string[] =>
  xmlErrors('tests/support/cxml-1.2.dtd', documents);
