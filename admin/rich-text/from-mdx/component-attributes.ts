/** Writes the attributes of a component as in its tag. */
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Node } from 'prosemirror-model'

export function attributesOf({ attrs }: Node): MdxJsxAttribute[] {
  return Object.entries(attrs).flatMap(([name, value]) =>
    value === null ? [] : [{ type: 'mdxJsxAttribute' as const, name, value: written(value) }],
  )
}

/** Strings are quoted. Those with special characters become expressions. */
function written(value: unknown): NonNullable<MdxJsxAttribute['value']> | null {
  if (value === true) return null
  if (typeof value === 'string' && !/[\r\n|]|&#?\w+;/.test(value)) return value
  return { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value).replaceAll('|', '\\u007c') }
}
