// @ts-check

/** What is wrong with an uploaded document, in words that follow "The document". */
export class DocumentProblem extends Error {}

export const damaged = () => new DocumentProblem('can’t be read: it may be damaged');
export const tooLarge = () => new DocumentProblem('expands to far more data than a document needs');
