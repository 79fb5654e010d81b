/**
 * Operations of the OpenAPI document for one collection or single: the same calls at paths with its name, whose
 * data has the fields of the content model.
 */
import type { DocumentType, Types } from '@cyanotype/content/model/index.ts'
import { defaultLocale, shared } from '@cyanotype/content/model/index.ts'
import { layerSchema } from '@cyanotype/content/model/schemas.ts'
import type { z } from 'zod'
import { exampleOf } from './schema-examples.ts'

type Json = Readonly<Record<string, unknown>>
type SchemaOf = (schema: z.ZodType, io: 'input') => Json

/** The meta key of schemas for document data: `language`, `shared`, `layer` for either, or `published`. */
const mark = 'dataOf'

/** The localized, the shared and the published fields of each type. A draft may lack any of them. */
export function typeSchemas(types: Types, schemaOf: SchemaOf): Record<string, Json> {
  return Object.fromEntries(
    Object.values(types).flatMap((type): readonly (readonly [string, Json])[] => {
      const language = schemaOf(layerSchema(type, defaultLocale()), 'input')
      const common = schemaOf(layerSchema(type, shared), 'input')
      return [
        [`${type.name}.language`, language],
        [`${type.name}.shared`, common],
        [`${type.name}.languageDraft`, { ...language, required: [] }],
        [`${type.name}.sharedDraft`, { ...common, required: [] }],
        [`${type.name}.published`, both(language, common)],
      ]
    }),
  )
}

function both(one: Json, other: Json): Json {
  const required = [one.required, other.required].flatMap((names) => (Array.isArray(names) ? names : []))
  return { ...one, properties: { ...Object(one.properties), ...Object(other.properties) }, required }
}

/** Whether a call takes the data of a document, or reads it. */
export function hasTypedData(at: string, { requestBody, responses }: Json): boolean {
  const shown = at.startsWith('GET ') ? responses : requestBody
  return at.includes('/{type}') && JSON.stringify(shown ?? null).includes(`"${mark}"`)
}

/** A schema as it is for documents of any type. */
export const untyped = (node: unknown): unknown => replaceMarks(node, undefined, () => ({}))

export function operationFor(type: DocumentType, operation: Json, schemas: Record<string, Json>): Json {
  const { parameters, requestBody, responses, ...rest } = operation
  const referTo = (kind: string) => ({ $ref: `#/components/schemas/${type.name}.${kind}` })
  const typed = (node: unknown) =>
    replaceMarks(node, undefined, (kind) => {
      if (kind === 'published') return referTo('published')
      if (kind !== 'layer') return referTo(`${kind}Draft`)
      return { anyOf: [referTo('languageDraft'), referTo('sharedDraft')] }
    })
  const others = Array.isArray(parameters) ? parameters.filter(({ name }) => name !== 'type') : []
  return {
    ...rest,
    ...(others.length > 0 && { parameters: others }),
    ...(requestBody !== undefined && { requestBody: withExamples(typed(requestBody), schemas) }),
    responses: withExamples(typed(responses), schemas),
  }
}

/** Layers are named by their language, and `*` is the shared one. */
function replaceMarks(node: unknown, layer: string | undefined, made: (kind: string) => Json): unknown {
  if (Array.isArray(node)) return node.map((item) => replaceMarks(item, layer, made))
  if (typeof node !== 'object' || node === null) return node
  const entries: readonly (readonly [string, unknown])[] = Object.entries(node)
  const kind = entries.find(([name]) => name === mark)?.[1]
  if (typeof kind === 'string') {
    const replaced = made(kind === 'layer' ? (layer ?? kind) : kind)
    const rest = entries.filter(([name]) => name !== mark)
    return Object.keys(replaced).length > 0 ? replaced : Object.fromEntries(rest)
  }
  const isLayers = entries.some(([name]) => name === '*')
  const layerOf = (name: string) => (name === '*' ? 'shared' : 'language')
  const hasLayers = Object.hasOwn(Object(Reflect.get(node, 'properties')), '*')
  const layerAt = (name: string) => {
    if (isLayers) return layerOf(name)
    return hasLayers && name === 'additionalProperties' ? 'language' : layer
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, replaceMarks(value, layerAt(name), made)]))
}

/** Adds an example beside each JSON schema. */
export function withExamples(node: unknown, schemas: Readonly<Record<string, Json>>): unknown {
  if (Array.isArray(node)) return node.map((item) => withExamples(item, schemas))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (name !== 'application/json') return [name, withExamples(value, schemas)]
      return [name, { ...value, example: exampleOf(Object(value).schema, schemas) }]
    }),
  )
}
