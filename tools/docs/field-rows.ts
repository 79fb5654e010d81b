/** Rows for the fields of a JSON schema, nested ones with their path: `items[].id`. */
import type { JsonSchema, Parameter } from './api-document.ts'
import { capitalized, codeSpan, mdxText } from './mdx-text.ts'
import { hasEqualFields, typeText, variantsOf, withoutNull } from './type-text.ts'

/** A request says what is required, a response what may be missing. */
type Direction = 'request' | 'response'

function noteFor(isRequired: boolean, direction: Direction): string {
  if (direction === 'request') return isRequired ? ', required' : ''
  return isRequired ? '' : ', optional'
}

type Row = readonly [field: string, description: string]

export function parameterRows(parameters: readonly Parameter[]): readonly Row[] {
  return parameters.map(({ name, in: place, required, description, schema }) => {
    const note = place === 'query' ? noteFor(required, 'request') : ` in the ${place}`
    return rowOf(name, { ...schema, description: description ?? schema.description }, note)
  })
}

export function fieldRows(schema: JsonSchema, direction: Direction): readonly Row[] {
  const rows = rowsInside(schema, '', direction)
  return rows.filter(
    ([name, text], index) => rows.findIndex((row) => row[0] === name && row[1] === text) === index,
  )
}

function rowOf(name: string, schema: JsonSchema, note: string): Row {
  const { value } = withoutNull(schema)
  const parts = [`${capitalized(typeText(schema))}${note}.`, mdxText(value.description ?? '')]
  if (value.default !== undefined) parts.push(`Default: ${codeSpan(value.default)}.`)
  return [codeSpan(name), parts.filter((part) => part !== '').join(' ')]
}

function rowsInside(schema: JsonSchema, path: string, direction: Direction): readonly Row[] {
  const { value } = withoutNull(schema)
  const variants = variantsOf(value)
  if (variants.length > 0) return variants.flatMap((variant) => rowsInside(variant, path, direction))
  const { properties = {}, required = [], items, additionalProperties } = value
  if (items !== undefined) return rowsInside(items, `${path}[]`, direction)
  if (typeof additionalProperties === 'object')
    return rowsInside(additionalProperties, `${path}.<key>`, direction)
  const entries = Object.entries(properties)
  const [first] = entries
  if (first !== undefined && hasEqualFields(value)) return rowsInside(first[1], `${path}.<key>`, direction)
  return entries.flatMap(([name, field]) => {
    const note = noteFor(required.includes(name), direction)
    const own = path === '' ? name : `${path}.${name}`
    return [rowOf(own, field, note), ...rowsInside(field, own, direction)]
  })
}
