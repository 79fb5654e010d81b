/** The parts of the OpenAPI document that the pages of the API reference show. */
import { z } from 'zod'
import { calls } from '../../server/call-list.ts'
import { openApiDocument } from '../../server/http/calls/openapi.ts'

export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined
  readonly description?: string | undefined
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[] | undefined
  readonly format?: string | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined
  readonly required?: readonly string[] | undefined
  readonly additionalProperties?: JsonSchema | boolean | undefined
  readonly propertyNames?: JsonSchema | undefined
  readonly items?: JsonSchema | undefined
  readonly anyOf?: readonly JsonSchema[] | undefined
  readonly oneOf?: readonly JsonSchema[] | undefined
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    default: z.unknown().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    propertyNames: jsonSchema.optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
  }),
)

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.string().optional(),
  schema: jsonSchema,
})
export type Parameter = z.output<typeof parameter>

const content = z.record(z.string(), z.object({ schema: jsonSchema }))
export type Content = z.output<typeof content>

const operation = z.object({
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
})
export type Operation = z.output<typeof operation>

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
const { paths } = document.parse(openApiDocument(calls, 'session'))

export function operationAt(at: string): Operation {
  const [method = '', path = ''] = at.split(' ')
  return operation.parse(paths[path]?.[method.toLowerCase()])
}
