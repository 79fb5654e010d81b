/** Describes the type of a JSON schema in a few words: `string of 1 to 200 characters`. */
import type { JsonSchema } from './api-document.ts'
import { alternatives, codeSpan } from './mdx-text.ts'

/** A schema without `null` as an alternative, and whether it had it. */
export function withoutNull(schema: JsonSchema): {
  readonly value: JsonSchema
  readonly isNullable: boolean
} {
  const { anyOf, type } = schema
  if (typeof type === 'object') {
    const types = type.filter((one) => one !== 'null')
    return {
      value: { ...schema, type: types.length === 1 ? types[0] : types },
      isNullable: types.length < type.length,
    }
  }
  const others = anyOf?.filter((one) => one.type !== 'null') ?? []
  const [only] = others
  if (anyOf === undefined || only === undefined || others.length === anyOf.length)
    return { value: schema, isNullable: false }
  const description = schema.description ?? only.description
  const value = others.length === 1 ? { ...only, description } : { ...schema, anyOf: others }
  return { value, isNullable: true }
}

export function variantsOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return anyOf ?? oneOf ?? []
}

export function typeText(schema: JsonSchema): string {
  const { value, isNullable } = withoutNull(schema)
  if (value.enum !== undefined)
    return alternatives([...value.enum.map(codeSpan), ...(isNullable ? ['null'] : [])])
  return isNullable ? `${typeWithoutNull(value)} or null` : typeWithoutNull(value)
}

function typeWithoutNull(schema: JsonSchema): string {
  if (schema.const !== undefined) return codeSpan(schema.const)
  const variants = variantsOf(schema)
  if (variants.length > 0) return alternatives([...new Set(variants.map(typeText))])
  switch (schema.type) {
    case 'string':
      return stringText(schema)
    case 'integer':
    case 'number':
      return `${schema.type}${rangeOf(schema.minimum, schema.maximum, 'of')}`
    case 'array':
      return `array of ${typeText(schema.items ?? {})}${itemsOf(schema)}`
    case 'object':
      return objectText(schema)
    default:
      return typeof schema.type === 'string' ? schema.type : alternatives(schema.type ?? ['any value'])
  }
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'ISO 8601 time',
  email: 'e-mail address',
  uri: 'URL',
  binary: 'file',
}

function stringText({ format = '', minLength, maxLength }: JsonSchema): string {
  const range = rangeOf(minLength, maxLength, 'of')
  return `${formats[format] ?? 'string'}${range === '' ? '' : `${range} characters`}`
}

function itemsOf({ minItems, maxItems }: JsonSchema): string {
  const range = rangeOf(minItems, maxItems, 'with')
  return range === '' ? '' : `,${range} items`
}

function objectText(schema: JsonSchema): string {
  const { propertyNames, additionalProperties } = schema
  const keys = (propertyNames?.enum ?? (hasEqualFields(schema) ? fieldNames(schema) : undefined))?.map(
    codeSpan,
  )
  const named = keys === undefined ? '' : ` with the keys ${alternatives(keys)}`
  if (typeof additionalProperties !== 'object' || isAny(additionalProperties)) return `object${named}`
  return `object${named}, values: ${typeText(additionalProperties)}`
}

const fieldNames = ({ properties = {} }: JsonSchema) => Object.keys(properties)

/** Whether all fields are the same kind of object, such as the layers of a document. */
export function hasEqualFields({ properties = {} }: JsonSchema): boolean {
  const fields = Object.values(properties)
  const texts = new Set(fields.map((field) => JSON.stringify(field)))
  return fields.length > 1 && texts.size === 1 && fields[0]?.properties !== undefined
}

const isAny = (schema: JsonSchema) => Object.values(schema).every((value) => value === undefined)

/** Limits that only say that a number is safe are not shown. */
function rangeOf(least: number | undefined, most: number | undefined, word: string): string {
  const min = least === undefined || least <= Number.MIN_SAFE_INTEGER ? undefined : least
  const max = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : most
  if (min !== undefined && max !== undefined)
    return min === max ? ` ${word} ${numberText(min)}` : ` ${word} ${numberText(min)} to ${numberText(max)}`
  if (min !== undefined) return ` ${word} at least ${numberText(min)}`
  return max === undefined ? '' : ` ${word} at most ${numberText(max)}`
}

const numberText = (number: number) => number.toLocaleString('en')
