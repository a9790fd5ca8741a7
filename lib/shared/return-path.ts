/**
 * The page to go to after signing in: `from` if it is a path of this site (one leading slash, no backslash,
 * no control character), otherwise `/`. Doors back to the sign-in pages themselves are refused too.
 */
export function returnPath(from: string | string[] | null | undefined): string {
  const path = Array.isArray(from) ? from[0] : from;
  if (!path || path.length > 2000 || !/^\/(?![/\\])[^\\\s\u0000-\u001f\u007f]*$/.test(path)) return '/';
  if (/^\/(login|signup|forgetPass|resetPass|api)(?![\w-])/.test(path)) return '/';
  return new URL(path, 'http://shop.invalid').origin === 'http://shop.invalid' ? path : '/';
}
