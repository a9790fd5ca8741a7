/** The maximum size of a document in bytes. */
export const maxDocumentBytes = 10_000_000;

/** The format of a stored document's id. */
export const documentId = /^[\w-]{24}$/;
