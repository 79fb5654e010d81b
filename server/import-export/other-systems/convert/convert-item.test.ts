/** Texts of other systems as MDX: whatever they contain, the result can be published. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BodyFormat, ForeignItem } from '../foreign-item.ts'
import { blankItem } from '../foreign-item.ts'
import { convertItem } from './convert-item.ts'

const found = { id: 'x', address: '/media/fern.png', note: undefined }
const missing = { id: undefined, address: undefined, note: undefined }

function convert(format: BodyFormat, text: string, image = found as typeof found | typeof missing) {
  const item: ForeignItem = {
    ...blankItem,
    ...{ key: 'a', kind: 'post', locale: 'en', title: 'A', slug: 'a', place: 'https://old.example/a/' },
    body: { format, text },
  }
  return convertItem(item, { images: { find: async () => image }, linkOf: (address) => address })
}

const long = 'tide '.repeat(50).trim()

const textOf = async (format: BodyFormat, text: string) => (await convert(format, text)).text

it('drops a link to a file that was not imported, with a note', async () => {
  const { text, notes } = await convert('markdown', '[a]({{< ref "b c.md" >}})')
  expect(text).toBe('a\n')
  expect(notes).toMatchObject([{ code: 'shortcode', detail: 'ref b c.md', count: 1 }])
})

describe('text of another system', () => {
  it.each([
    ['html', '<p>a {b} <b>c</b></p><h1>d</h1>', 'a \\{b} **c**\n\n## d\n'],
    ['html', '<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n* b\n'],
    ['html', '<pre><code class="language-js">{}\n</code></pre>', '```js\n{}\n```\n'],
    [
      'html',
      '<figure><img src="a.png" alt="Fern"><figcaption>Low <b>tide</b></figcaption></figure>',
      '<Figure src="/media/fern.png" alt="Fern" caption="Low tide" />\n',
    ],
    [
      'html',
      '<details><summary>More</summary><p>In</p></details>',
      '<Accordion title="More">\n  In\n</Accordion>\n',
    ],
    [
      'html',
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/b"><div class="kg-bookmark-title">Sea</div><div class="kg-bookmark-description">Blue</div><img class="kg-bookmark-icon" src="i.png"><img src="t.png"></a></figure>',
      '[Sea](https://a.example/b)\n\nBlue\n',
    ],
    [
      'html',
      '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">More</h4></div><div class="kg-toggle-content"><p>In</p></div></div>',
      '<Accordion title="More">\n  In\n</Accordion>\n',
    ],
    [
      'html',
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Note <b>this</b></div></div>',
      '<Callout tone="note">\n  💡 Note **this**\n</Callout>\n',
    ],
    [
      'html',
      '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="https://a.example/b.mp4"></video><div class="kg-video-player-container"><div class="kg-video-player"><span>0:00</span></div></div></div></figure>',
      '[https://a.example/b.mp4](https://a.example/b.mp4)\n',
    ],
    [
      'html',
      '<figure class="wp-block-gallery"><figure><img src="a.png" alt="A"><figcaption>One</figcaption></figure><figure><img src="b.png" alt="B"></figure><figcaption>Both</figcaption></figure>',
      '<Gallery>\n  <Figure src="/media/fern.png" alt="A" caption="One" />\n\n  <Figure src="/media/fern.png" alt="B" />\n</Gallery>\n\nBoth\n',
    ],
    [
      'html',
      `<figure><img src="a.png" alt="A"><figcaption>${long}</figcaption></figure>`,
      `<Figure src="/media/fern.png" alt="A" />\n\n${long}\n`,
    ],
    [
      'markdown',
      '{{< figure src="/fern.png" alt="A fern" caption="At low tide" >}}',
      '![A fern](/media/fern.png)\n\nAt low tide\n',
    ],
    ['markdown', '[a]({{< relref "#b" >}}) [c]({{ site.baseurl }}/d)', '[a](#b) [c](/d)\n'],
    ['markdown', "[a]({{ '/d' | relative_url }}) `{{< ref x >}}`", '[a](/d) `{{< ref x >}}`\n'],
    ['html', '<div>a</div><div class="kg-toggle-card">b</div>', 'a\n\nb\n'],
    ['html', '<script>x</script><p onclick="x">a</p>', 'a\n'],
    ['html', '<a href="javascript:alert(1)">a</a>', 'a\n'],
    ['html-lines', 'a\nb\n\nc', 'a\\\nb\n\nc\n'],
    ['html-lines', 'a<br />\nb<br>c', 'a\\\nb\\\nc\n'],
    ['markdown', 'a {b} <b>c</b>', 'a \\{b} **c**\n'],
    ['markdown', ':::tip[Good]\n\n- a\n\n:::\n', '<Callout tone="tip" title="Good">\n  - a\n</Callout>\n'],
    [
      'markdown',
      '::::note\n\nOuter\n\n:::tip\n\nInner\n\n:::\n\nEnd\n\n::::\n\nAfter\n',
      '<Callout tone="note">\n  Outer\n\n  <Callout tone="tip">\n    Inner\n  </Callout>\n\n  End\n</Callout>\n\nAfter\n',
    ],
    ['markdown', '## Install {#install}\n\na\n{: .note }\n\n# B {: #b .c}', '## Install\n\na\n\n## B\n'],
    [
      'mdx',
      '## Install {#install}\n\n<Aside>\na\n</Aside>',
      '## Install\n\n<Callout tone="note">\n  a\n</Callout>\n',
    ],
    [
      'mdx',
      '<Aside>a *b*</Aside>\n\n<Tabs><TabItem label="x">y</TabItem></Tabs>\n\n<details><summary>A</summary>b</details>',
      '<Callout tone="note">\n  a *b*\n</Callout>\n\n<Tabs>\n  <Tab label="x">\n    y\n  </Tab>\n</Tabs>\n\n<Accordion title="A">\n  b\n</Accordion>\n',
    ],
    [
      'markdown',
      'import Tabs from \'@theme/Tabs\';\n\n<!-- a -->\n\n<Tabs>\n<TabItem label="x">\ny\n</TabItem>\n</Tabs>',
      '<Tabs>\n  <Tab label="x">\n    y\n  </Tab>\n</Tabs>\n',
    ],
    ['markdown', "import A from 'a'\n\na <br> b", 'a\\\nb\n'],
    ['markdown', "```js\nimport A from 'a'\n```\n\n<A>b</A>", "```js\nimport A from 'a'\n```\n\nb\n"],
    ['markdown', '![Fern][1]\n\n[1]: /fern.png', '![Fern](/media/fern.png)\n'],
    ['mdx', "import A from 'a'\n\n<A>b</A> {1 + 1}", 'b `1 + 1`\n'],
    [
      'mdx',
      '<Tabs>\n<TabItem label="x">\ny\n</TabItem>\n</Tabs>',
      '<Tabs>\n  <Tab label="x">\n    y\n  </Tab>\n</Tabs>\n',
    ],
  ] as const)('in %s: %s', async (format, text, expected) => {
    expect(await textOf(format, text)).toBe(expected)
  })

  it('keeps an image that was not found as its alt text or a link', async () => {
    expect((await convert('html', '<img src="/x.png" alt="Fern">', missing)).text).toBe('Fern\n')
    const linked = await convert('html', '<img src="https://old.example/x.png" alt="Fern">', missing)
    expect(linked.text).toBe('[Fern](https://old.example/x.png)\n')
  })

  it('names what was removed or changed', async () => {
    const { notes } = await convert(
      'html',
      '<script>x</script><iframe src="https://v.example"></iframe><sub>1</sub>',
    )
    expect(notes.map(({ code }) => code)).toEqual(['element-removed', 'embed-linked', 'element-unwrapped'])
  })

  it('imports a text that is nested too deeply as plain text', async () => {
    const { text, notes } = await convert('html', `${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}`)
    expect(text).toContain('deep')
    expect(notes).toMatchObject([{ code: 'simplified' }])
  })

  const samples = fc.array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '{',
        '}',
        '</p>',
        '<p>',
        '<li>',
        '<ul>',
        '<table><tr><td>',
        '</td></tr></table>',
      ),
      fc.constantFrom(
        '<figure>',
        '<img src="a">',
        '</figure>',
        '<details>',
        '<a href="b">',
        '</a>',
        '<pre>',
        '<code>',
      ),
      fc.constantFrom(
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '> ',
        '```',
        '# ',
        '|',
        '***',
        '![a](b)',
        '[c]: d',
        ':::note\n',
        ':::\n',
      ),
      fc.constantFrom(
        '<Tabs>',
        '</Tabs>',
        '<TabItem>',
        '</TabItem>',
        '<Figure />',
        '<A b={c}>',
        '</A>',
        'import a',
        '{/* */}',
      ),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 40 },
  )

  it.each(['html', 'html-lines', 'markdown', 'mdx'] as const)('in %s is always valid MDX', async (format) => {
    await fc.assert(
      fc.asyncProperty(samples, fc.boolean(), async (parts, isFound) => {
        const { text } = await convert(format, parts.join(''), isFound ? found : missing)
        expect(text === undefined ? [] : checkMdx(text)).toEqual([])
        expect(text).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})
