import { describe, expect, it } from 'vitest'
import { readDocumentation } from '../parse/docs-files.ts'
import { readFrontMatter } from '../parse/front-matter.ts'
import { readTree } from '../parse/mdx-tree-cache.ts'
import { headingsIn, toHast } from './to-hast.ts'

describe('HTML tree of a text', () => {
  it('gives each heading a unique id made from its text, including Greek', () => {
    const { headings } = toHast('## Φως και σκιά\n\n## Wash\n\n### Wash\n\n## ☀')
    expect(headings).toEqual([
      { depth: 2, id: 'φως-και-σκιά', text: 'Φως και σκιά' },
      { depth: 2, id: 'wash', text: 'Wash' },
      { depth: 3, id: 'wash-1', text: 'Wash' },
      { depth: 2, id: 'section', text: '☀' },
    ])
  })

  it('gives no heading an id of the page around the text', () => {
    const { headings } = toHast('## Main content\n\n## Announcer\n\n## Announcer')
    expect(headings.map(({ id }) => id)).toEqual(['main-content-1', 'announcer-1', 'announcer-2'])
  })

  it('gives steps ids like headings', () => {
    const source = '## Wash\n\n<Steps>\n  <Step title="Wash">\n    Twice.\n  </Step>\n</Steps>'
    expect(toHast(source).headings).toEqual([
      { depth: 2, id: 'wash', text: 'Wash' },
      { depth: 3, id: 'wash-1', text: 'Wash' },
    ])
  })

  it('skips no heading level before steps without a heading', () => {
    const steps = '<Steps>\n  <Step title="Wash">\n    Twice.\n  </Step>\n</Steps>'
    const { headings, tree } = toHast(`${steps}\n\n## Dry\n\n${steps}`)
    expect(headings.map(({ depth }) => depth)).toEqual([2, 2, 3])
    expect(JSON.stringify(tree).match(/"name":"level","value":"2"/g)).toHaveLength(1)
  })

  it('names the box of a task by its text alone', () => {
    const source = '- [x] **Coat** it\n  - [ ] twice\n\n- [ ] Dry\n\n  For an hour.'
    const names = [...JSON.stringify(toHast(source).tree).matchAll(/"ariaLabel":"([^"]*)"/g)]
    expect(names.map(([, name]) => name)).toEqual(['Coat it', 'twice', 'Dry'])
  })

  it('leaves the labels of footnotes to the language of the page', () => {
    const html = JSON.stringify(toHast('It stains.[^1]\n\n[^1]: Badly.').tree)
    expect(html).not.toContain('"Footnotes"')
    expect(html).not.toContain('Back to')
    expect(html).toContain('"dataNumber":"1"')
  })

  it('leaves heading level one to the page', () => {
    expect(toHast('# Title').headings[0]?.depth).toBe(2)
  })

  it('moves a component that is alone on its line out of the paragraph', () => {
    const { tree } = toHast('<Card title="x">words</Card>\n\nWords and <Badge>new</Badge>.')
    const elements = tree.children.filter((child) => child.type !== 'text')
    expect(elements).toMatchObject([
      { type: 'mdxJsxTextElement', name: 'Card' },
      { type: 'element', tagName: 'p' },
    ])
  })

  it('drops unsafe URLs and keeps the text of the links', () => {
    const { tree } = toHast('[go](javascript:alert(1)) [stay](/updates)')
    const picture = toHast('![see](data:text/html,x)').tree
    expect(JSON.stringify([tree, picture])).not.toMatch(/javascript:|data:/)
    expect(tree.children[0]).toMatchObject({
      children: [
        { tagName: 'a', properties: {}, children: [{ value: 'go' }] },
        { value: ' ' },
        { tagName: 'a', properties: { href: '/updates' } },
      ],
    })
  })

  it('does not change the cached tree', () => {
    const source = [
      '# Title\n\nWords  \nand [a plate][plate], ![a fern][plate], www.example.org.[^1] **<Badge>new</Badge>**',
      '<Steps>\n  <Step title="Wash">\n    1. Twice.\n  </Step>\n</Steps>',
      '<Card title="x">words</Card>',
      '| a | b |\n|:--|--:|\n| ~~c~~ | `d` |',
      '- [x] done\n\n> # Quoted',
      '```ts title="a.ts" {1}\nconst a = 1\n```',
      '[plate]: javascript:alert(1)\n\n[^1]: Badly.\n',
    ].join('\n\n')
    const before = structuredClone(readTree(source))
    toHast(source)
    expect(readTree(source)).toEqual(before)
  })
})

describe('Headings of a text', () => {
  it.each([
    ['definitions', '## [Wash][w] and ![see][w]\n\nWords.\n\n[w]: /wash'],
    ['headings in a quote', 'Words.\n\n> Words.\n>\n> ## Wash\n\n## Wash'],
    ['headings in a footnote', 'It stains.[^1]\n\n## Wash\n\n[^1]:\n    Badly.\n\n    ## Wash'],
    ['steps', '<Steps>\n  <Step title="Wash">\n    ### Twice\n  </Step>\n</Steps>\n\n### Twice'],
  ])('are those of the whole tree: %s', (_, source) => {
    expect(headingsIn(source)).toEqual(toHast(source).headings)
  })

  it('are those of the whole tree in the guides of editors', () => {
    const pages = readDocumentation().filter(({ name }) => name.startsWith('en/editors/'))
    const bodies = pages.map(({ source }) => readFrontMatter(source).body)
    expect(bodies.length).toBeGreaterThan(20)
    expect(bodies.map(headingsIn)).toEqual(bodies.map((body) => toHast(body).headings))
  })
})
