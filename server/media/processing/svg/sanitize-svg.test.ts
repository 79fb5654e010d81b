import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../../problems/problems.ts'
import { cleanDrawing } from './sanitize-svg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const clean = async (text: string | Buffer) =>
  (await cleanDrawing('fern.svg', Buffer.isBuffer(text) ? text : Buffer.from(text))).text
const refusal = async (text: string | Buffer) => {
  const problem = await clean(text).catch((thrown: unknown) => thrown)
  return problem instanceof Problem ? problem.code : problem
}
const opened = '<svg xmlns="http://www.w3.org/2000/svg">'

describe('SVG', () => {
  it('keeps everything visible', async () => {
    const drawing = svg(
      '<title>Fern &amp; moss</title><defs><linearGradient id="sea"><stop offset="1" stop-color="#07a"/></linearGradient>' +
        '<g id="leaf"><path d="M0 0L9 9"/></g></defs><style>.leaf { fill: url(#sea) }</style>' +
        '<use xlink:href="#leaf" class="leaf" transform="scale(2)"/><rect style="fill:url(\'#sea\')" width="3" height="4"/>',
      'viewBox="0 0 30 40"',
    )
    expect(await clean(drawing)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40">' +
        '<title>Fern &amp; moss</title><defs><linearGradient id="sea"><stop offset="1" stop-color="#07a"></stop></linearGradient>' +
        '<g id="leaf"><path d="M0 0L9 9"></path></g></defs><style>.leaf { fill: url(#sea) }</style>' +
        '<use href="#leaf" class="leaf" transform="scale(2)"></use><rect style="fill:url(\'#sea\')" width="3" height="4"></rect></svg>',
    )
  })

  it.each([
    ['its own size', 'width="30.4px" height="40" viewBox="0 0 3 4"', { width: 30, height: 40 }],
    ['the size of its view', 'width="100%" viewBox="0,0, 300 400"', { width: 300, height: 400 }],
    ['no size', '', { width: null, height: null }],
  ])('has %s', async (_which, attributes, size) => {
    expect(await cleanDrawing('fern.svg', Buffer.from(svg('<g/>', attributes)))).toMatchObject(size)
  })

  it.each([
    ['script', '<script>alert(1)</script>'],
    ['script of another spelling', '<SCRIPT>alert(1)</SCRIPT>'],
    [
      'script in a namespace of its own',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    ],
    ['script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['a foreign object', '<foreignObject><p onclick="x()">hi</p></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><text>press</text></a>'],
    ['an animation that sets a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an inner frame', '<iframe src="https://evil.example"/>'],
    ['a style sheet from elsewhere', '<style>@import "https://evil.example/x.css";</style>'],
    ['a style that fetches', '<style>g { fill: url(https://evil.example/x) }</style>'],
    ['a style in disguise', '<style>g { fill: \\75 rl(//evil.example) }</style>'],
    ['a style that hides it in a comment', '<style>g { fill: u/**/rl(//evil.example) } /* </style>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
  ])('removes the element or rule: %s', async (_what, inside) => {
    expect(await clean(svg(inside))).toBe(`${opened}</svg>`)
  })

  it.each([
    ['a handler', '<g onload="alert(1)" onclick="x()"/>', '<g></g>'],
    ['an address outside', '<use href="https://evil.example/x.svg#a"/>', '<use></use>'],
    ['an address in an old namespace', '<use xlink:href="//evil.example/#a"/>', '<use></use>'],
    ['an address of script', '<use href=" javascript:alert(1)"/>', '<use></use>'],
    ['a picture from outside', '<image href="https://evil.example/x.png"/>', '<image></image>'],
    ['a drawing as data', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', '<image></image>'],
    ['a paint from outside', '<g fill="url(https://evil.example/#a)"/>', '<g></g>'],
    ['a style of its own that fetches', '<g style="mask:url(//evil.example)"/>', '<g></g>'],
    ['a base', '<g xml:base="https://evil.example/"/>', '<g></g>'],
  ])('removes the attribute: %s', async (_what, inside, expected) => {
    expect(await clean(svg(inside))).toBe(`${opened}${expected}</svg>`)
  })

  it('keeps an embedded image', async () => {
    const image = '<image href="data:image/png;base64,iVBORw0KGgo="></image>'
    expect(await clean(svg(image))).toBe(`${opened}${image}</svg>`)
  })

  it('keeps text as text', async () => {
    expect(await clean(svg('<text>&lt;script&gt;<![CDATA[<b>&]]></text>'))).toBe(
      `${opened}<text>&lt;script&gt;&lt;b&gt;&amp;</text></svg>`,
    )
  })

  it.each([
    ['has a document type', `<!DOCTYPE svg>${svg('')}`],
    ['has entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['reads a file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`],
    ['has more than 10,000 parts', svg('<g/>'.repeat(10_000))],
    ['uses itself', svg('<g id="a"><use href="#a"/></g>')],
    ['uses itself through another', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ['is nested deeper than 256', svg(`${'<g>'.repeat(257)}${'</g>'.repeat(257)}`)],
  ])('is rejected as unsafe when it %s', async (_what, text) => {
    expect(await refusal(text)).toBe('unsafe_drawing')
  })

  const chain = (length: number, copies: number) => {
    const links = Array.from({ length }, (_, index) => {
      return `<g id="n${index}">${`<use href="#n${index + 1}"/>`.repeat(copies)}</g>`
    })
    return svg(`${links.join('')}<g id="n${length}"><path/></g>`)
  }

  it('may nest `use` eight levels deep, not nine', async () => {
    expect(await clean(chain(8, 1))).toContain('n8')
    expect(await refusal(chain(9, 1))).toBe('unsafe_drawing')
  })

  it('is rejected when few elements expand to many', async () => {
    expect(await refusal(chain(6, 10))).toBe('unsafe_drawing')
  })

  it.each([
    ['is no XML', '<svg><g></svg>'],
    ['names an entity that nobody defined', svg('&nbsp;')],
    ['is not UTF-8', Buffer.from([...Buffer.from('<svg>'), 0xff, 0xfe])],
    ['is HTML', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['is of no namespace', '<svg><path/></svg>'],
  ])('is rejected as unreadable when it %s', async (_what, text) => {
    expect(await refusal(text)).toBe('unreadable_file')
  })
})

it('keeps one link target when an element has both forms of `href`', async () => {
  const both = svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#old" href="#new"/>')
  expect(await clean(both)).toMatch(/<use href="#new">/)
})

describe('Any SVG', () => {
  const name = fc.constantFrom('g', 'path', 'use', 'style', 'script', 'foreignObject', 'image', 'x:y', 'text')
  const attribute = fc.tuple(
    fc.constantFrom('id', 'href', 'xlink:href', 'onload', 'style', 'fill', 'd', 'xml:base', 'class'),
    fc.oneof(
      fc.constantFrom('#a', 'javascript:alert(1)', 'url(//evil.example)', 'url(#a)', 'data:text/html,x'),
      fc.string({ maxLength: 12 }),
    ),
  )
  const quoted = (text: string) =>
    text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[^\t\n\r -\ud7ff]/g, '')
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string({ maxLength: 12 }).map(quoted),
      fc
        .tuple(
          name,
          fc.uniqueArray(attribute, { maxLength: 3, selector: ([key]) => key }),
          fc.array(tie('tree'), { maxLength: 4 }),
        )
        .map(([tag, pairs, inside]) => {
          const written = pairs.map(([key, value]) => ` ${key}="${quoted(value)}"`).join('')
          return `<${tag}${written}>${inside.join('')}</${tag}>`
        }),
    ),
  }))

  it('is sanitised to a safe result, which does not change when sanitised again', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (inside) => {
        const drawing = svg(inside, 'xmlns:x="urn:x"')
        const once = await clean(drawing).catch((problem: unknown) => {
          if (problem instanceof Problem) return undefined
          throw problem
        })
        if (once === undefined) return
        expect(once).not.toMatch(/<(?:script|foreignObject|x:y)|\son\w+=|(?:href|src)="(?!#)|xml:base=/)
        expect(once).not.toMatch(/="[^"]*url\((?!#a\))/)
        expect(await clean(once)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })

  it('never throws anything but a problem', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        expect(await refusal(`<svg xmlns="http://www.w3.org/2000/svg">${text}`)).toBeTypeOf('string')
      }),
    )
  })
})
