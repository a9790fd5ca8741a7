'use client';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code the browser loads when it is first shown, with `loading` in its place meanwhile. For parts that
 * only appear after an action or once the visitor is known. next/dynamic also renders on the server and preloads, for which
 * every page would load more code.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(() => load().then((component) => ({ default: component as ComponentType<object> })));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={loading}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
