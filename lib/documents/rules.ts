/** A document may have at most so many bytes. */
export const maxDocumentBytes = 10_000_000;

/** What may stand in the address of a stored document. */
export const documentId = /^[\w-]{24}$/;
