import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { AnswerOf, BodyOf, ParamsOf } from '../../call-list.ts'
import { calls } from '../../call-list.ts'
import { problems } from '../../problems/problems.ts'
import { openApiDocument } from './openapi.ts'

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string().min(5).regex(/\.$/),
  description: z.string(),
  security: z.array(z.object({ session: z.array(z.never()) })).max(1),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        schema: z.object(),
      }),
    )
    .optional(),
  requestBody: z
    .object({
      content: z.partialRecord(
        z.enum(['application/json', 'multipart/form-data']),
        z.object({ schema: z.object() }),
      ),
    })
    .optional(),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.object({ description: z.string(), content: z.object().optional() }),
  ),
})

const method = z.enum(['get', 'post', 'put', 'patch', 'delete'])

const structure = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string().startsWith('/api/'), z.partialRecord(method, operation)),
  components: z.object({
    schemas: z.object({ Problem: z.object({ type: z.literal('object') }) }),
    securitySchemes: z.object({
      session: z.object({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.literal('session') }),
    }),
  }),
})

const made = openApiDocument(calls, 'session')
const document = structure.parse(made)

describe('OpenAPI document', () => {
  it.each(calls.map((call) => [call.at, call] as const))('describes %s', (at, call) => {
    const [method = '', path = ''] = at.split(' ')
    const described = operation.parse(Reflect.get(document.paths[path] ?? {}, method.toLowerCase()))
    expect(described.security).toEqual(call.may === 'anyone' ? [] : [{ session: [] }])
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const parameters = described.parameters ?? []
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath)
    expect(described.requestBody !== undefined).toBe('body' in call || 'takesFiles' in call)
    const codes: readonly (keyof typeof problems)[] = 'problems' in call.answers ? call.answers.problems : []
    for (const code of codes) {
      expect(described.responses[problems[code].status]?.description).toContain(`\`${code}\``)
    }
    expect(Object.keys(described.responses)).toContain('500')
  })

  it('describes the localized and shared fields of each type', () => {
    const fields = (name: string) =>
      Object.keys(Object(Reflect.get(made, 'components')).schemas[name].properties)
    expect(fields('updates.language')).toEqual(['title', 'slug', 'excerpt', 'body', 'seo'])
    expect(fields('updates.shared')).toContain('cover')
  })

  it('has unique operation ids', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(ids).toHaveLength(calls.length)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('puts every call into a declared group', () => {
    const declared = new Set(document.tags.map(({ name }) => name))
    const used = Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ tags }) => tags),
    )
    expect(new Set(used)).toEqual(declared)
  })

  it('names the roles that may make a call', () => {
    const accessOf = (path: string, method: 'get' | 'put') => document.paths[path]?.[method]?.description
    expect(accessOf('/api/documents/{type}/{id}/{locale}', 'put')).toBe(
      'Roles: Owner, Administrator, Editor, Translator (own languages). Permission: `documents.edit`.',
    )
    expect(accessOf('/api/search', 'get')).toBe('Anyone, without signing in.')
    expect(accessOf('/api/account', 'get')).toBe('Any signed-in user.')
  })

  it('has no dangling reference', () => {
    const references = new Set(
      [...JSON.stringify(made).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target),
    )
    expect([...references]).toEqual(['#/components/schemas/Problem'])
  })
})

describe('Client types', () => {
  it('are derived from the calls', () => {
    expectTypeOf<ParamsOf<'GET /api/documents/{type}/{id}'>>().toEqualTypeOf<{ type: string; id: string }>()
    expectTypeOf<BodyOf<'POST /api/auth/login'>>().toEqualTypeOf<{ email: string; password: string }>()
    expectTypeOf<AnswerOf<'POST /api/auth/logout'>>().toEqualTypeOf<undefined>()
    expectTypeOf<AnswerOf<'GET /api/health/live'>>().toEqualTypeOf<{ status: 'ok' }>()
    expectTypeOf<AnswerOf<'GET /api/auth/check'>['authenticated']>().toEqualTypeOf<boolean>()
  })
})
