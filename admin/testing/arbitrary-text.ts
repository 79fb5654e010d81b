/** Generates texts for tests: every block, mark and component, with text that looks like Markdown. */
import fc from 'fast-check'
import type { Node, NodeType } from 'prosemirror-model'
import { schema } from '../rich-text/schema/schema.ts'

const { nodes, marks } = schema

// No plain URLs: Markdown turns them into links.
const anyText = fc.constantFrom(
  ...[
    'plate',
    'õun',
    'Ναός',
    ' ',
    '  ',
    '-',
    '1.',
    '#',
    '*',
    '_',
    '`',
    '~',
    '{',
    '}',
    '<',
    '>',
    '|',
    '[',
    ']',
    '(',
    ')',
  ],
  ...['!', '\\', '&amp;', '&', ':', 'import x', '+', '=', '[^1]', '[x]', '"', '😀', '.'],
)
const props = fc.constantFrom(
  'plain',
  'two words',
  'a "b" \'c\'',
  '<b> {c}',
  '&amp; &c',
  'a|b',
  'two\nlines',
  '\\',
)

const markSets = fc
  .uniqueArray(
    fc.constantFrom(
      marks.strong.create(),
      marks.emphasis.create(),
      marks.delete.create(),
      marks.link.create({ href: '/a_(b)?c=1&d', title: 'A "title"' }),
      marks.link.create({ href: 'https://a.ee' }),
      marks.inlineCode.create(),
    ),
    { maxLength: 3, selector: (mark) => mark.type.name },
  )
  .map((set) => set.toSorted((one, other) => one.type.name.localeCompare(other.type.name)))

const text = fc.tuple(fc.array(anyText, { minLength: 1, maxLength: 3 }), markSets).map(([parts, set]) =>
  schema.text(
    parts.join(''),
    set.reduce((all, mark) => mark.addToSet(all), schema.text('x').marks),
  ),
)

const hard = fc
  .constantFrom([], [marks.strong.create()], [marks.emphasis.create()], [marks.delete.create()])
  .map((set) => nodes.break.create(null, null, set))
const soft = fc.constant(schema.text(' ', [marks.softBreak.create()]))
const image = fc.constant(nodes.image.create({ src: '/a b.png', alt: 'A [b]', title: null }))

function lineOf(type: NodeType): fc.Arbitrary<Node> {
  const key = text.map((one) => nodes.Key?.create(null, schema.text(one.text ?? 'x')) ?? one)
  const parts = type === nodes.paragraph ? [text, text, soft, image, key, hard] : [text, text, image, key]
  return fc.array(fc.oneof(...parts), { minLength: 1, maxLength: 4 }).map((line) => type.create(null, line))
}

const code = fc
  .array(fc.constantFrom('a', '\n', '```', '  ', '{', '</b>'), { minLength: 1, maxLength: 5 })
  .map((lines) =>
    nodes.codeBlock.create({ language: 'ts', meta: 'title="a b" {1}' }, schema.text(lines.join(''))),
  )

function tableOf(): fc.Arbitrary<Node> {
  const row = (type: NodeType) =>
    fc.tuple(lineOf(type), lineOf(type)).map((cells) => nodes.tableRow.create(null, cells))
  return fc
    .tuple(row(nodes.tableHeader), fc.array(row(nodes.tableCell), { maxLength: 2 }))
    .map(([head, rows]) => nodes.table.create(null, [head, ...rows]))
}

export const { block } = fc.letrec<{ block: Node; list: Node }>((tie) => {
  const inside = fc.array(tie('block'), { minLength: 1, maxLength: 2 })
  const item = fc
    .tuple(
      fc.boolean(),
      fc.constantFrom(null, null, true, false),
      lineOf(nodes.paragraph),
      fc.array(tie('block'), { maxLength: 1 }),
    )
    .map(([spread, checked, line, more]) => nodes.listItem.create({ spread, checked }, [line, ...more]))
  const items = fc.array(item, { minLength: 1, maxLength: 3 })
  const list = fc
    .tuple(fc.boolean(), fc.boolean(), fc.nat(12), items)
    .map(([ordered, spread, start, content]) =>
      ordered
        ? nodes.orderedList.create({ spread, start }, content)
        : nodes.bulletList.create({ spread }, content),
    )
  const component = (
    name: string,
    attributes: fc.Arbitrary<Record<string, unknown>>,
    content: fc.Arbitrary<Node[]>,
  ) => fc.tuple(attributes, content).map(([attrs, children]) => schema.node(name, attrs, children))
  const step = component(
    'Step',
    props.map((title) => ({ title })),
    inside,
  )
  return {
    list,
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      lineOf(nodes.paragraph),
      lineOf(nodes.heading),
      code,
      fc.constant(nodes.thematicBreak.create()),
      tableOf(),
      tie('list'),
      inside.map((content) => nodes.blockquote.create(null, content)),
      component(
        'Callout',
        props.map((title) => ({ title, tone: 'tip' })),
        inside,
      ),
      component(
        'Accordion',
        fc.boolean().map((open) => ({ title: 'a', open })),
        inside,
      ),
      component('Steps', fc.constant({}), fc.array(step, { minLength: 1, maxLength: 2 })),
      component('FileTree', fc.constant({}), fc.tuple(tie('list'))),
      component(
        'Figure',
        props.map((alt) => ({ src: '/a', alt, width: 3 })),
        fc.constant([]),
      ),
    ),
  }
})
