/**
 * The address to count limits by. Behind a proxy that is named trustworthy (TRUST_PROXY=1, Vercel) it is the last
 * one in X-Forwarded-For, which that proxy wrote; otherwise what the server itself noted of the connection.
 */
export function clientAddress(request: Request): string {
  const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const trusted = process.env.TRUST_PROXY === '1' || Boolean(process.env.VERCEL);
  return ((trusted ? chain.at(-1) : chain[0]) || 'unknown').slice(0, 64);
}
