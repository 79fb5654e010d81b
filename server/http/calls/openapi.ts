/** Generates the OpenAPI 3.1 document from the calls, so that it always matches them. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { problemBody } from '../../problems/problem-body.ts'
import type { ProblemCode } from '../../problems/problems.ts'
import { problems } from '../../problems/problems.ts'
import { callGroups, groupOf } from './call-groups.ts'
import type { AnyCall } from './define-call.ts'
import { callUsing } from './define-call.ts'
import { describeAccess, securityOf } from './describe-access.ts'
import { mediaTypeOf, reply } from './reply.ts'
import { tokenAccessOf } from './token-access.ts'
import { hasTypedData, operationFor, typeSchemas, untyped, withExamples } from './typed-operations.ts'

type Json = Record<string, unknown>

export function openApiDocument(
  calls: readonly AnyCall[],
  sessionCookieName: string,
  types: Types = model,
): Json {
  const schemas = { Problem: schemaOf(problemBody, 'output'), ...typeSchemas(types, schemaOf) }
  const paths: Record<string, Record<string, Json>> = {}
  const add = (at: string, operation: Json) => {
    const [method = '', path = ''] = at.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId: operationIdOf(at), ...operation } }
  }
  for (const call of calls) {
    const operation = operationOf(call)
    add(call.at, Object(withExamples(untyped(operation), schemas)))
    if (!hasTypedData(call.at, operation)) continue
    for (const type of Object.values(types)) {
      const isPublic = type.managedBy !== 'administrators' && !type.isInternal
      if (isPublic || call.at.includes('/api/documents/'))
        add(call.at.replace('{type}', type.name), operationFor(type, operation, schemas))
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cyanotype',
      version: '1',
      description: 'The API of Cyanotype. Errors are problem documents (RFC 9457) with a code.',
    },
    servers: [{ url: '/' }],
    tags: tagsOf(calls),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
        token: { type: 'http', scheme: 'bearer', description: 'An API token: `cya_…`.' },
      },
    },
  }
}

/** The groups that have calls, in the order of the API reference. */
function tagsOf(calls: readonly AnyCall[]): Json[] {
  const used = new Set(calls.map(groupOf))
  return callGroups
    .filter((group) => used.has(group))
    .map(({ name, summary }) => ({ name, description: summary }))
}

/** `PUT /api/documents/{type}/{id}` becomes `putDocumentsByTypeById`. */
function operationIdOf(at: string): string {
  const parts = at
    .replace(' /api/', '/')
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z0-9]+/)
  const [method = '', ...rest] = parts.filter((word) => word !== '')
  return `${method.toLowerCase()}${rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`
}

function operationOf(call: AnyCall): Json {
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...(call.again ? [idempotencyKey] : []),
  ]
  return {
    tags: [groupOf(call).name],
    summary: call.summary,
    description: describeAccess(call),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: asJson(schemaOf(call.body, 'input')) } }),
    ...(call.takesFiles && { requestBody: { required: true, content: formWithFiles } }),
    responses: { ...successesOf(call), ...refusalsOf(call) },
  }
}

function parametersOf(shape: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  const optional = (schema: z.core.$ZodType) => place === 'query' && z.safeParse(schema, undefined).success
  return Object.entries(shape?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: !optional(schema),
    schema: schemaOf(schema, 'input'),
  }))
}

function successesOf({ responses }: AnyCall): Json {
  const described = ([200, 201] as const).flatMap((status) => {
    const schema = responses[status]
    return schema ? [[status, { description: 'Success.', content: contentOf(schema) }] as const] : []
  })
  return {
    ...Object.fromEntries(described),
    ...(responses[204] === null && { 204: { description: 'Success.' } }),
  }
}

/** The problems that a call declares, and those that all calls of its kind can return. */
function refusalsOf(call: AnyCall): Json {
  const codes = new Set<ProblemCode>([...(call.responses.problems ?? []), ...impliedProblems(call)])
  const byStatus: Record<number, ProblemCode[]> = {}
  for (const code of codes)
    byStatus[problems[code].status] = [...(byStatus[problems[code].status] ?? []), code]
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, listed]) => [
      status,
      {
        description: listed.map((code) => `\`${code}\`: ${problems[code].text.message}`).join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function impliedProblems(call: AnyCall): readonly ProblemCode[] {
  return [
    'internal',
    'database_unavailable',
    'took_too_long',
    'too_many_requests',
    ...(call.requiresRecentAuth ? (['reauthentication_required'] as const) : []),
    ...(call.again ? (['invalid_idempotency_key', 'idempotency_key_used'] as const) : []),
    ...(call.may === 'anyone' ? [] : (['not_signed_in'] as const)),
    'invalid_token',
    ...tokenProblemsOf(call),
    ...(call.may === 'anyone' || call.worksWithoutFactor ? [] : (['factor_required'] as const)),
    ...(call.may === 'anyone' || call.may === 'signed-in' ? [] : (['not_allowed'] as const)),
    ...(call.at.startsWith('GET ') ? [] : (['foreign_origin', 'storage_full'] as const)),
    ...(call.params ? (['not_found'] as const) : []),
    ...(call.query ? (['invalid_query'] as const) : []),
    ...(call.takesFiles
      ? ([
          'malformed_upload',
          'too_slow',
          'too_many_parts',
          'body_too_large',
          'not_multipart',
          'invalid_request',
          'too_many_uploads',
        ] as const)
      : []),
    ...(call.body
      ? ([
          'malformed_json',
          'null_character',
          'too_deep',
          'invalid_request',
          'body_too_large',
          'not_json',
        ] as const)
      : []),
  ]
}

function tokenProblemsOf(call: AnyCall): readonly ProblemCode[] {
  const access = tokenAccessOf(call)
  if (access === 'refused') return ['token_refused']
  if (access === 'public') return []
  return access === 'content:write' ? ['token_scope', 'token_collection'] : ['token_scope']
}

const formWithFiles: Json = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'array', items: { type: 'string', format: 'binary' } } },
      required: ['file'],
    },
  },
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key within a day creates nothing and returns the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function contentOf(schema: z.ZodType): Json {
  const stream = mediaTypeOf(schema)
  return stream === undefined
    ? asJson(schemaOf(schema, 'output'))
    : { [stream]: { schema: { type: 'string' } } }
}

function asJson(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** Each schema is embedded, so its own `$schema` and `$id` are removed. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _dialect,
    id: _id,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

const call = callUsing<{ openApi: () => Record<string, unknown> }>()

export const openApiCalls = [
  call('GET /api/openapi.json', {
    summary: 'Returns this API description as OpenAPI 3.1.',
    may: 'anyone',
    isConstant: true,
    responses: { 200: z.record(z.string(), z.unknown()) },
    run: ({ openApi }) => reply(200, openApi()),
  }),
] as const
