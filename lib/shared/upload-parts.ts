/** The most bytes of a part: platforms such as Vercel end requests with more than 4.5 MB. */
export const partBytes = 4_000_000;
export const maxParts = 5;

/** The header of a call whose body was sent in parts before: the id of the upload, a dot, and the number of its parts. */
export const uploadHeader = 'x-upload';
