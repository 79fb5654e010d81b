/** What a component is told, as its tag says it. */
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Node } from 'prosemirror-model'

export function attributesOf({ attrs }: Node): MdxJsxAttribute[] {
  return Object.entries(attrs).flatMap(([name, value]) =>
    value === null ? [] : [{ type: 'mdxJsxAttribute' as const, name, value: written(value) }],
  )
}

/** Words stand in quotes, unless something in them would mean something there: then they are written as a value. */
function written(value: unknown): NonNullable<MdxJsxAttribute['value']> | null {
  if (value === true) return null
  if (typeof value === 'string' && !/[\r\n|]|&#?\w+;/.test(value)) return value
  return { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value).replaceAll('|', '\\u007c') }
}
