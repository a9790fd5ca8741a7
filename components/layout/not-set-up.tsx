/** Stands in for every page of a shop that has nothing to show yet. */
export function NotSetUp() {
  return (
    <main id="main" className="mx-auto grid w-full max-w-xl flex-1 content-center gap-4 px-4 py-16">
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl">This shop is being set up</h1>
      <p className="text-lg text-muted">Please come back a little later.</p>
      <p>
        Is it yours?{' '}
        <a href="/setup" className="text-link underline underline-offset-4">
          Set it up
        </a>{' '}
        with the code that the server has printed.
      </p>
    </main>
  );
}
