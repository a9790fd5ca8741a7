/**
 * The client's address, which limits are counted by: the last entry of X-Forwarded-For. Our server (server/) and
 * Vercel replace the header by the address that can be trusted.
 */
export function clientAddress(request: Request): string {
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return (chain.at(-1)?.trim() || 'unknown').slice(0, 64);
}
