// @ts-check

/** The reason for rejecting an uploaded document, phrased to follow "The document". */
export class DocumentProblem extends Error {}

export const damaged = () => new DocumentProblem('can’t be read: it may be damaged');
export const tooLarge = () => new DocumentProblem('expands to far more data than a document needs');
