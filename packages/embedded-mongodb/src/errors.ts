/** An answer of the database that is an error: MongoDB's own code, name and words. */
export class ServerError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Code 2, BadValue. */
export const badValue = (message: string) => new ServerError(2, 'BadValue', message);
/** Code 9, FailedToParse. */
export const failedToParse = (message: string) => new ServerError(9, 'FailedToParse', message);
/** Code 14, TypeMismatch. */
export const typeMismatch = (message: string) => new ServerError(14, 'TypeMismatch', message);
/** Code 28, PathNotViable. */
export const pathNotViable = (message: string) => new ServerError(28, 'PathNotViable', message);
/** One of the errors that have a number and no name of their own. */
export const location = (code: number, message: string) => new ServerError(code, `Location${code}`, message);
/** Code 115: a thing that MongoDB knows and that this database refuses. */
export const notSupported = (what: string) =>
  new ServerError(115, 'CommandNotSupported', `${what} is not supported by the embedded database`);
