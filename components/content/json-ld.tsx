/** Facts for search engines. A `<` in a text would end the script element, so it is written as an escape. */
export function JsonLd({ data }: { data: object }) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
