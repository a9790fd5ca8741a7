/**
 * zod compiles its checks to code, and tries whether it may when it first checks a form: the policy of pages forbids it.
 * This tells it not to try, whichever script brings it. The server may compile.
 */
if (typeof window !== 'undefined') {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  (shared.__zod_globalConfig ??= {}).jitless = true;
}
