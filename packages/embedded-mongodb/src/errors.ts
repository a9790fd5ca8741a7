/** An error reply with MongoDB's own code, code name and message. */
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
/** An error that MongoDB identifies only by its number (`Location12345`). */
export const location = (code: number, message: string) => new ServerError(code, `Location${code}`, message);
/** Code 115, CommandNotSupported: a MongoDB feature that this database does not have. */
export const notSupported = (what: string) =>
  new ServerError(115, 'CommandNotSupported', `${what} is not supported by the embedded database`);
