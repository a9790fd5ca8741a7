/** Sent with every response, including errors. Plain JavaScript because next.config.mjs imports it too. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  // Google's sign-in opens in a pop-up, which must be able to notify its opener when it finishes.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // The camera scans barcodes in quick order; the browser asks the person first.
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'X-Frame-Options': 'DENY',
};

/**
 * The policy of a page whose scripts are allowed by `scriptSources`.
 * @param {string[]} scriptSources
 * @param {string[]} [connectSources]
 */
export const pagePolicy = (scriptSources, connectSources = []) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connectSources].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * The policy of cached pages where no hashes are added, as Next's inline scripts differ from page to page: inline scripts
 * run, handlers in attributes such as `onerror` don't.
 */
export const inlineScriptPolicy = `${pagePolicy(["'unsafe-inline'"])}; script-src-attr 'none'`;

/** The policy of everything but pages: opened as a page, it loads and runs nothing. SVG and PDF need their styles. */
export const resourcePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of the service worker, which loads its script and fetches what pages ask for. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
