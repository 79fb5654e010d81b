import type { Root } from 'hast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { mdxComponents } from './components.ts'
import { renderTree } from './render-tree.tsx'

type Attributes = (MdxJsxAttribute | MdxJsxExpressionAttribute)[]

const component = (name: string, attributes: Attributes = [], text = 'Words.'): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [{ type: 'text', value: text }],
})
const says = (name: string, value: string): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value })
const between = (name: string, expression: object): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: JSON.parse(
        JSON.stringify({
          type: 'Program',
          body: [{ type: 'ExpressionStatement', expression }],
          sourceType: 'module',
        }),
      ),
    },
  },
})
const root = (...children: Root['children']): Root => ({ type: 'root', children })
const html = (...children: Root['children']) =>
  renderToStaticMarkup(renderTree(root(...children), mdxComponents))

describe('renderTree', () => {
  it('renders a component by its name, with literal attributes', async () => {
    render(
      renderTree(
        root(component('Callout', [says('tone', 'warning'), says('title', 'Acid')], 'Wear gloves.')),
        mdxComponents,
      ),
    )
    await expect.element(page.getByRole('note', { name: 'Acid Warning' })).toMatchTextContent('Wear gloves.')
  })

  it('renders plain elements with our own components', () => {
    const link = html({
      type: 'element',
      tagName: 'a',
      properties: { href: 'javascript:alert(1)' },
      children: [{ type: 'text', value: 'Words' }],
    })
    expect(link).toBe('<a class="link" data-variant="text">Words</a>')
  })

  it('reads literal values between braces', () => {
    const open = html(
      component('Accordion', [says('title', 'Why?'), between('open', { type: 'Literal', value: true })]),
    )
    expect(open).toContain('<details open=""')
  })

  it.each(['Unicorn', 'constructor', '__proto__', 'toString'])(
    'reports that there is no component %s',
    (name) => {
      const capitalised = name.charAt(0).toUpperCase() === name.charAt(0)
      const markup = html(component(name))
      if (capitalised) expect(markup).toContain(`the component ${name}`)
      else expect(markup).not.toContain('function')
    },
  )

  it.each([
    ['a name', { type: 'Identifier', name: 'Callout' }],
    ['a call', { type: 'CallExpression', callee: { type: 'Identifier', name: 'alert' }, arguments: [] }],
    ['a function', { type: 'ArrowFunctionExpression', params: [], body: { type: 'Literal', value: 1 } }],
    ['a template', { type: 'TemplateLiteral', quasis: [], expressions: [] }],
  ])('rejects %s between braces', (_, expression) => {
    expect(() => html(component('Callout', [between('title', expression)]))).toThrow('between braces')
  })

  it.each(['onClick', 'style', 'dangerouslySetInnerHTML', 'ref'])('rejects the attribute %s', (name) => {
    expect(() => html(component('Callout', [says(name, 'x')]))).toThrow(name)
  })

  it('rejects spread attributes, expressions in text, and imports', () => {
    expect(() => html(component('Callout', [{ type: 'mdxJsxExpressionAttribute', value: '...x' }]))).toThrow(
      'spread',
    )
    expect(() => html({ type: 'mdxTextExpression', value: 'x' })).toThrow('expressions')
    expect(() => html({ type: 'mdxjsEsm', value: 'import x from "y"' })).toThrow('expressions')
  })

  it('creates no style attribute for a table with aligned columns', () => {
    const table = html({
      type: 'element',
      tagName: 'table',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'tr',
          properties: {},
          children: [{ type: 'element', tagName: 'td', properties: { align: 'right' }, children: [] }],
        },
      ],
    })
    expect(table).not.toContain('style')
    expect(table).toContain('align="right"')
  })
})
