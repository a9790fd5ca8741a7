import type { Instrumentation } from 'next';

let report: ((error: unknown, asked: { path: string; method: string }, route: string) => void) | undefined;

/** Called once by Next when a server starts. On Vercel an instance lives too shortly for an index in memory. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  ({ reportRequestError: report } = await import('./lib/platform/request-errors'));
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startTracing } = await import('./lib/platform/tracing');
    startTracing();
  }
  // Vercel expires cache tags on all its instances itself.
  if (process.env.VERCEL) return;
  const { stat } = await import('node:fs/promises');
  const { followChanges } = await import('./lib/platform/follow-changes');
  // The pages of the build are as old as the build. A development server has none.
  const build = await stat('.next/BUILD_ID').catch(() => null);
  void followChanges(build?.mtime ?? new Date());
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  // A setting that names an unknown extension stops the start, not the first checkout.
  const { checkExtensions } = await import('./app/check-extensions');
  checkExtensions();
  const { keepSearchIndex } = await import('./lib/search/jobs/keep-index');
  void keepSearchIndex();
}

/** Called by Next for each error of a page or route handler, before it answers. */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath }) =>
  report?.(error, request, routePath);
