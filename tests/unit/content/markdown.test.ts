import { readingMinutes, withAnchors } from '@/lib/content/rules';
import { renderMarkdown } from '@/lib/platform/markdown';

describe('a Markdown text', () => {
  test('keeps headings, lists, tables, links and emphasis', () => {
    const html = renderMarkdown('## Title\n\n- *one*\n\n| A |\n|---|\n| 1 |\n\n[shop](/shop)');
    expect(html).toContain('<h2>Title</h2>');
    expect(html).toContain('<li><em>one</em></li>');
    expect(html).toContain('<th scope="col">A</th>');
    expect(html).toContain('<a href="/shop">shop</a>');
  });

  test('leaves the first heading to the page', () => {
    expect(renderMarkdown('# Big')).toBe('<h2>Big</h2>');
  });

  test('marks links to other sites', () => {
    expect(renderMarkdown('[x](https://other.example)')).toContain('rel="noopener nofollow"');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src="/pictures/a.webp" onerror="alert(1)">',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '<a href="vbscript:x">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload=alert(1)>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed">x</p>',
    '<form action="https://evil.example"><input name=password></form>',
    '<base href="https://evil.example">',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '![x](https://evil.example/pixel.png)',
    '![x](//evil.example/pixel.png)',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="https://x.example" onclick="alert(1)">x</a>',
  ])('is harmless: %s', (text) => {
    expect(renderMarkdown(text)).not.toMatch(
      /<(script|iframe|svg|math|style|form|input|base|meta|object|noscript)|\son\w+=|javascript:|vbscript:|data:|style=|<img[^>]+evil|<img src="x"/i,
    );
  });

  test('keeps only the text of a link to an address that is not allowed', () => {
    expect(renderMarkdown('Ask [**us**](javascript:alert(1)) or <a>them</a>, [here](/contact)')).toBe(
      '<p>Ask <strong>us</strong> or them, <a href="/contact">here</a></p>',
    );
  });

  test('shows script in code as text', () => {
    expect(renderMarkdown('`<script>`')).toBe('<p><code>&lt;script&gt;</code></p>');
  });

  test('has curly quotation marks, also around emphasis, code and links', () => {
    expect(renderMarkdown('"**Don\'t** use" it\n\n- "`a`", \'[b](/b)\' and "c')).toBe(
      '<p>“<strong>Don’t</strong> use” it</p>\n<ul>\n<li>“<code>a</code>”, ‘<a href="/b">b</a>’ and “c</li>\n</ul>',
    );
    expect(renderMarkdown('a 1/2" drive & "it"')).toBe('<p>a 1/2" drive &amp; “it”</p>');
  });

  test('keeps a number and its unit on one line, in text, lists and tables', () => {
    expect(
      renderMarkdown('an 18 V pack\n\n- **20 °C**\n\n| 6308-2RS |\n|---|\n| 5\u2013\u206025 mm |'),
    ).toMatch(/an 18\u00a0V pack[^]+>20\u00a0°C<[^]+>6308-\u20602RS<[^]+25\u00a0mm</);
  });

  test('leaves code and addresses unchanged', () => {
    for (const kept of [
      '<code>"18 V" isn\'t 6308-2RS</code>',
      '<pre><code>say "18 V"\n</code></pre>',
      '<a href="/x?a=6308-2RS&amp;b=\'1\'" title="18 V \'x\'">',
      '<a href="https://a.example/1-2" rel="noopener nofollow">https://a.example/1-2</a>',
      '<a href="mailto:a1-2@a.example">a1-2@a.example</a>',
    ])
      expect(
        renderMarkdown(
          '`"18 V" isn\'t 6308-2RS`\n\n    say "18 V"\n\n[x](/x?a=6308-2RS&b=\'1\' "18 V \'x\'") ' +
            'https://a.example/1-2 a1-2@a.example',
        ),
      ).toContain(kept);
  });
});

test('reading time is at least one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(1_100))).toBe(5);
});

describe('the headings of a text', () => {
  test('have unique ids and plain texts', () => {
    const { html, headings } = withAnchors(
      renderMarkdown('## R&D *first*\n\na\n\n## Risk\n\n## Risk\n\n### Less'),
    );
    expect(headings).toEqual([
      { id: 'part-r-and-d-first', text: 'R&D first' },
      { id: 'part-risk', text: 'Risk' },
      { id: 'part-risk--2', text: 'Risk' },
    ]);
    for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
    expect(html).toContain('<h3>Less</h3>');
  });

  test('bring no markup into the list', () => {
    const { html, headings } = withAnchors(renderMarkdown('## `<b>` "quoted"'));
    expect(headings).toEqual([{ id: 'part-b-quoted', text: '<b> “quoted”' }]);
    expect(html).not.toContain('<b>');
  });
});
