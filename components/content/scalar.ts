const version = '1.76.0';

/** What the reference does with the shop; the options are Scalar's own, in `ApiReferenceConfiguration`. */
type Configuration = Record<string, unknown>;
type Reference = { destroy(): void };
type Scalar = { createApiReference(place: Element, configuration: Configuration): Reference };

/** The part of the address after `#` at which the reference shows a call. */
export const scalarAnchorOf = (tag: string, method: string, path: string) =>
  `tag/${slugOf(tag)}/${callSlugOf(method, path)}`;

const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const callSlugOf = (method: string, path: string) => `${method.toUpperCase()}${path}`;

const configurationFor = (isDark: boolean): Configuration => ({
  url: '/api/openapi.json',
  forceDarkModeState: isDark ? 'dark' : 'light',
  hideDarkModeToggle: true,
  generateTagSlug: ({ name = '' }: { name?: string }) => slugOf(name),
  generateOperationSlug: ({ method, path }: { method: string; path: string }) => callSlugOf(method, path),
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  // Calls go from the browser to the shop; nothing is asked of another server, or told it.
  proxyUrl: '',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
  persistAuth: false,
  operationTitleSource: 'path',
  customCss: `
    .client-libraries { min-width: 24px; }
    :root { --scalar-font: var(--font-text), system-ui, sans-serif; }
    .light-mode {
      --scalar-color-2: #565e66;
      --scalar-color-3: #5a626a;
      --scalar-color-accent: #8f4700;
      --scalar-color-green: #1b6b3a;
      --scalar-color-red: #b3211a;
      --scalar-color-blue: #1d4f91;
      --scalar-color-orange: #7a4b00;
    }
    .dark-mode {
      --scalar-color-3: #adb4ba;
      --scalar-color-accent: #ffb366;
      --scalar-color-green: #7fd79d;
      --scalar-color-red: #ff9d94;
      --scalar-color-blue: #9cc5ff;
      --scalar-color-orange: #f3c672;
    }`,
});

/** Adds what the form of a call leaves out for screen readers: whether a list is open, and that a button is one. */
function completeRoles(): void {
  for (const field of document.querySelectorAll('[role=combobox]:not([aria-expanded])'))
    field.setAttribute('aria-expanded', 'false');
  for (const button of document.querySelectorAll('button[role=none]')) button.removeAttribute('role');
}

/**
 * Shows the API reference in an element, light or dark as the browser prefers, until `signal` aborts. Its modules are
 * loaded from the shop, and only here. Rejects when they can't be loaded.
 */
export async function showApiReference(place: Element, signal: AbortSignal): Promise<void> {
  const address = `/scalar/${version}/standalone.esm.js`;
  const { createApiReference } = (await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ address
  )) as Scalar;
  if (signal.aborted) return;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  // It reads its theme once.
  const show = () => createApiReference(place, configurationFor(dark.matches));
  let reference = show();
  const showAgain = () => {
    reference.destroy();
    reference = show();
  };
  dark.addEventListener('change', showAgain, { signal });
  const observer = new MutationObserver(completeRoles);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    reference.destroy();
  });
}
