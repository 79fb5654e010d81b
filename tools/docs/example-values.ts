/** Example values for requests: from the name of a field, or else from its schema. */
import type { JsonSchema } from './api-document.ts'
import { variantsOf, withoutNull } from './type-text.ts'

const exampleId = '0199a7c4-5b1e-7c3a-9d2f-4e6b8a1c0d57'

const byName: Readonly<Record<string, unknown>> = {
  type: 'updates',
  id: exampleId,
  schedule: exampleId,
  delivery: exampleId,
  session: exampleId,
  collection: 'cyanotype',
  icons: 'search',
  email: 'ada@example.org',
  username: 'Ada Lovelace',
  password: 'a blue print in the sun',
  currentPassword: 'a blue print in the sun',
  newPassword: 'a green leaf in the rain',
  name: 'Night light',
  message: 'Is the darkroom open on Sunday?',
  data: { title: 'Night light' },
  layers: { en: 2 },
  version: 2,
  at: '2030-01-31T09:00:00Z',
  q: 'darkroom',
  slug: 'night-light',
  ids: exampleId,
  url: 'https://example.org/hook',
  settings: { query: { status: 'draft' } },
}

/** The server requires them, although their schema does not. */
const always = ['layers', 'version']

/** `undefined` if there is no example. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { value } = withoutNull(schema)
  if (value.const !== undefined) return value.const
  if (value.enum !== undefined) return value.enum[0]
  if (Object.hasOwn(byName, name)) return byName[name]
  const [variant] = variantsOf(value)
  if (variant !== undefined) return exampleOf(variant, name)
  switch (value.type) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, value.minimum ?? 1)
    case 'array':
      return itemsOf(value, name)
    case 'object':
      return exampleObject(value)
    default:
      return undefined
  }
}

function itemsOf({ items = {} }: JsonSchema, name: string): unknown {
  const item = exampleOf(items, name.replace(/s$/, ''))
  return item === undefined ? undefined : [item]
}

/** The required fields, or else the first one that has an example. */
export function exampleObject({
  properties = {},
  required = [],
}: JsonSchema): Readonly<Record<string, unknown>> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name)] as const)
  const shown = entries.filter(([name]) => required.includes(name) || always.includes(name))
  const isComplete = shown.some(([name]) => !always.includes(name)) || required.length > 0
  const optional = entries.filter(([name, value]) => !always.includes(name) && value !== undefined)
  return Object.fromEntries(isComplete ? shown : [...shown, ...optional.slice(0, 1)])
}
