/** Example values for the OpenAPI document, from JSON schemas. */
type Json = Readonly<Record<string, unknown>>
type Schemas = Readonly<Record<string, Json>>

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2030-01-31T09:00:00Z',
  date: '2030-01-31',
  email: 'ada@example.org',
  uri: 'https://example.org/',
}

/** `undefined` where no value can be derived, such as for a pattern. */
export function exampleOf(schema: Json, schemas: Schemas): unknown {
  const { $ref, type, properties, items, anyOf, oneOf, format, pattern } = schema
  if (typeof $ref === 'string') return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const variants: readonly Json[] = [anyOf, oneOf].flatMap((some) => (Array.isArray(some) ? some : []))
  const variant = variants.find((one) => one.type !== 'null')
  if (variant !== undefined) return exampleOf(variant, schemas)
  switch (type) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'array':
      return [exampleOf(Object(items), schemas)].filter((item) => item !== undefined)
    case 'object':
      return objectOf(Object(properties), schemas)
    case 'string':
      return byFormat[String(format)] ?? (pattern === undefined ? 'text' : undefined)
    default:
      return undefined
  }
}

function objectOf(properties: Readonly<Record<string, Json>>, schemas: Schemas): Json {
  const entries = Object.entries(properties).map(([name, one]) => [name, exampleOf(one, schemas)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
