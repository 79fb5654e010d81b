/** Converts any pasted content to a text that can be published. */
import { checkMdx } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromGoogleDocs, fromWord, fromWordOnTheWeb } from '../../testing/clipboard-samples.ts'
import {
  footnotesOfGoogleDocs,
  footnotesOfLibreOffice,
  footnotesOfWebPage,
  footnotesOfWord,
} from '../../testing/footnote-samples.ts'
import { countSkippedImages, treeOfHtml } from './mdast-from-html.ts'
import { looksLikeMarkdown, treeOfMarkdown } from './paste-plugin.ts'

const markdownOf = (tree: ReturnType<typeof treeOfMarkdown>) =>
  tree.map((block) => formatBlock(block)).join('\n\n')
const mdxOfHtml = (html: string) => markdownOf(treeOfHtml(html))

describe('Pasting from Word', () => {
  it('keeps headings, nested lists, numbers, tables and links and drops the styles', () => {
    expect(mdxOfHtml(fromWord)).toBe(`## The autumn fixer trials

Citric acid **wins** after *four* minutes, at 7\u00a0°C \\<cold \\{water}.

- Paper
  - Cotton, 300\u00a0g
- Water

Then:

3. Rinse
4. Dry

| Bath | Minutes |
| --- | ---: |
| Citric \\| weak | 4 |

[How we did it](https://example.org/fixer)`)
  })

  it('counts images that are local files', () => {
    expect(countSkippedImages(fromWord)).toBe(1)
  })
})

describe('Pasting from Word on the web', () => {
  it('joins and nests the items, and detects headings by their role', () => {
    expect(mdxOfHtml(fromWordOnTheWeb)).toBe(`## Λουτρά

- Paper
  - Cotton
- Water

Then:

3. Rinse
4. Dry`)
  })
})

describe('Pasting images', () => {
  it.each([
    'https://lh7-rt.googleusercontent.com/docsz/AD_4nXf',
    'https://word-edit.officeapps.live.com/we/ResReader.ashx?n=E2o3.img',
  ])('of %s leaves them out, because only the user who copied can load them', (src) => {
    const html = `<p>Fern <img src="${src}" alt="A fern"></p>`
    expect(mdxOfHtml(html)).toBe('Fern')
    expect(countSkippedImages(html)).toBe(1)
  })
})

describe('Pasting from Google Docs', () => {
  it('detects bold text by its style and nests lists into their items', () => {
    expect(mdxOfHtml(fromGoogleDocs)).toBe(`## Δοκιμές στερέωσης

Το **κιτρικό οξύ** *κερδίζει*[εδώ](https://example.org/a)

- One
  - Within
- ~~Two~~`)
  })
})

describe('Pasting a checklist from Google Docs', () => {
  it('keeps which tasks are done, and reports none of its boxes as an image', () => {
    const task = (isDone: boolean, text: string) =>
      `<li role="checkbox" aria-checked="${isDone}"><img src="data:image/png;base64,AAAA" width="17.6px" alt="box" aria-roledescription="checkbox"><p role="presentation"><span>${text}</span></p></li>`
    const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><ul>${task(true, 'Wash')}${task(false, 'Dry')}</ul></b>`
    expect(mdxOfHtml(html)).toBe('- [x] Wash\n- [ ] Dry')
    expect(countSkippedImages(html)).toBe(0)
  })
})

describe('Pasting footnotes', () => {
  const text =
    'Citric acid wins.[^1] Rinse **well**[^2].\n\n[^1]: After *four* minutes.\n\n[^2]: In running water.'
  it.each([
    ['Word', footnotesOfWord, `${text}\n\n    Cold.`],
    ['LibreOffice', footnotesOfLibreOffice, `${text}\n\n    Cold.`],
    ['Google Docs', footnotesOfGoogleDocs, text],
    ['a web page', footnotesOfWebPage, text],
  ])('of %s keeps them as footnotes, without lines and comments', (_, html, mdx) => {
    expect(mdxOfHtml(html)).toBe(mdx)
  })

  it('keeps a reference readable whose note was not copied', () => {
    const [withoutNotes = ''] = footnotesOfWord.split('<div')
    expect(mdxOfHtml(withoutNotes)).toBe(String.raw`Citric acid wins.\[1] Rinse **well**\[2].`)
  })

  it('leaves links between a table of contents and its headings', () => {
    const html = '<p><a id="t1" href="#a">1</a></p><h2 id="a"><a href="#t1">One</a></h2><p>Text</p>'
    expect(mdxOfHtml(html)).toBe('1\n\n## One\n\nText')
  })
})

describe('Pasting from the web', () => {
  it.each([
    ['<p>One<br><br>Two<br>three</p>', 'One\n\nTwo\\\nthree'],
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td><ul><li>one</li><li>two</li></ul></td><td>x</td></tr></table>',
      '| a | b |\n| --- | --- |\n| one two | x |',
    ],
    ['<p><b> bold </b>word</p>', '**bold** word'],
    [
      '<p>10<sup>−6</sup> m<span style="vertical-align:super">2</span> CO<sub><i>2</i></sub>, 1<sup>st</sup></p>',
      '10⁻⁶ m² CO*₂*, 1st',
    ],
    ['<a href="javascript:alert(1)">click</a>', 'click'],
    ['<a href="#note">1</a>', '1'],
    ['<pre class="language-ts">const a = 1<br>a</pre>', '```ts\nconst a = 1\na\n```'],
    [
      '<figure><img src="https://example.org/a.png" alt="A fern"><figcaption>Plate 1</figcaption></figure>',
      '<Figure src="https://example.org/a.png" alt="A fern" caption="Plate 1" />',
    ],
    ['<table><tr><td><h2>Laid out</h2><p>by a table</p></td></tr></table>', '## Laid out\n\nby a table'],
    [
      '<table><tr><th colspan=2>Both</th></tr><tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      '| Both | |\n| --- | --- |\n| a | b |\n| | c |',
    ],
    ['<ul><li><input type=checkbox checked> Done</li></ul>', '- [x] Done'],
    ['<script>bad()</script><p style="display:none">hidden</p>', ''],
  ])('%s', (html, mdx) => {
    expect(mdxOfHtml(html)).toBe(mdx)
  })
})

describe('Pasting Markdown', () => {
  it.each(['# Title', '- a\n- b', '1. a\n2. b', '```\ncode\n```', '**bold** word', '<Callout>x</Callout>'])(
    'recognises %s',
    (text) => {
      expect(looksLikeMarkdown(text)).toBe(true)
    },
  )

  it.each(['Two * three * four', 'See #3 below', '- 5 degrees', 'a < b > c', '2026. A year'])(
    'does not recognise %s',
    (text) => {
      expect(looksLikeMarkdown(text)).toBe(false)
    },
  )

  it('keeps known components and reads HTML as HTML', () => {
    expect(markdownOf(treeOfMarkdown('<Key>Ctrl</Key> is *a* key'))).toBe('<Key>Ctrl</Key> is *a* key')
    expect(markdownOf(treeOfMarkdown('A <kbd>key</kbd> {x}\n\n<div>**b**</div>'))).toBe(
      'A `key` \\{x}\n\n\\*\\*b\\*\\*',
    )
  })
})

const names = [
  'p',
  'div',
  'b',
  'i',
  'span',
  'a',
  'ul',
  'ol',
  'li',
  'h1',
  'h3',
  'table',
  'tr',
  'td',
  'th',
  'pre',
  'code',
  'blockquote',
  'br',
  'img',
  'figure',
  'figcaption',
  'hr',
  's',
  'section',
  'Callout',
  'x-y',
]
const phrase = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'import a',
    'export b',
    '{1+1}',
    '<Key>',
    '<!--',
    '# x',
    '- x',
    '1. x',
    '***',
    '---',
    '===',
    '| a |',
    '~~~',
    '```',
    '[a]: b',
    '[^1]',
    '  ',
    '\u00a0',
    '&amp;',
    '\\',
    'http://x.y',
    '![',
    '](',
    '+',
    '>',
    'a@b.cd',
  ),
)
const attributes = fc.constantFrom(
  '',
  ' href="https://x.org/(a b"',
  ' href="/a"',
  ' src="/p.png" alt="{"',
  ' style="font-weight:bold"',
  ' style="mso-list:l0 level2 lfo1"',
  ' colspan=3 rowspan=2',
  ' start=7',
  ' class=MsoTitle',
  ' id=x href="#y"',
  ' id=y href="#x"',
)
const { html } = fc.letrec<{ html: string; part: string }>((tie) => ({
  html: fc.array(tie('part'), { maxLength: 5 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'html' },
    phrase,
    fc
      .tuple(fc.constantFrom(...names), attributes, tie('html'))
      .map(([name, attribute, inner]) => `<${name}${attribute}>${inner}</${name}>`),
  ),
}))

describe('Pasting any content', () => {
  it('produces a valid text from HTML', () => {
    fc.assert(
      fc.property(html, (pasted) => {
        expect(checkMdx(mdxOfHtml(pasted))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('produces a valid text from Markdown', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(phrase, html), { maxLength: 6 }), (parts) => {
        expect(checkMdx(markdownOf(treeOfMarkdown(parts.join('\n'))))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
