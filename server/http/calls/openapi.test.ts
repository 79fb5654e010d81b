import { tokenScopes } from '@cyanotype/content/contracts/api-tokens.ts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { BodyOf, ParamsOf, ResponseOf } from '../../call-list.ts'
import { calls } from '../../call-list.ts'
import { problems } from '../../problems/problems.ts'
import { openApiDocument } from './openapi.ts'

const operation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string().min(5).regex(/\.$/),
  description: z.string(),
  security: z
    .array(
      z.strictObject({
        session: z.array(z.never()).optional(),
        token: z.array(z.enum(tokenScopes)).optional(),
      }),
    )
    .max(3),
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
      token: z.object({ type: z.literal('http'), scheme: z.literal('bearer') }),
    }),
  }),
})

const made = openApiDocument(calls, 'session')
const document = structure.parse(made)

describe('OpenAPI document', () => {
  it.each(calls.map((call) => [call.at, call] as const))('describes %s', (at, call) => {
    const [method = '', path = ''] = at.split(' ')
    const described = operation.parse(Reflect.get(document.paths[path] ?? {}, method.toLowerCase()))
    const [first] = described.security
    expect(first !== undefined && 'session' in first).toBe(call.may !== 'anyone')
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const parameters = described.parameters ?? []
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath)
    expect(described.requestBody !== undefined).toBe('body' in call || 'takesFiles' in call)
    const codes: readonly (keyof typeof problems)[] =
      'problems' in call.responses ? call.responses.problems : []
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

  it('names no default for a language, which is a setting of the site', () => {
    const parameter = z.object({ name: z.string(), schema: z.looseObject({}) })
    const withParameters = z.object({ parameters: z.array(parameter).default([]) })
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), withParameters)) })
      .parse(made)
    const parameters = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap((one) => one.parameters),
    )
    const languages = parameters.filter(({ name }) => name === 'locale' || name === 'language')
    expect(languages.length).toBeGreaterThan(5)
    expect(languages.filter(({ schema }) => 'default' in schema)).toEqual([])
  })

  it('has unique operation ids without blanks', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([])
    expect(ids).toContain('putDocumentsByTypeByIdByLocale')
  })

  it('types the data of documents by collection', () => {
    const { paths, components } = z
      .object({
        paths: z.record(z.string(), z.any()),
        components: z.object({ schemas: z.record(z.string(), z.any()) }),
      })
      .parse(made)
    const created = paths['/api/documents/updates'].post.requestBody.content['application/json']
    expect(created.schema.properties.data.$ref).toBe('#/components/schemas/updates.languageDraft')
    expect(created.schema.properties.shared.$ref).toBe('#/components/schemas/updates.sharedDraft')
    expect(created.example).toMatchObject({ locale: 'en', data: { title: 'text' } })
    const read = paths['/api/documents/updates/{id}'].get.responses[200].content['application/json'].schema
    const { layers } = read.properties
    expect(layers.properties['*'].properties.data.$ref).toBe('#/components/schemas/updates.sharedDraft')
    expect(layers.additionalProperties.properties.data.$ref).toBe(
      '#/components/schemas/updates.languageDraft',
    )
    const published = paths['/api/content/showcase/{slug}'].get
    expect(published.parameters.map(({ name }: { name: string }) => name)).toEqual(['slug', 'locale'])
    expect(Object.keys(components.schemas['updates.published'].properties)).toEqual(
      expect.arrayContaining(['title', 'cover']),
    )
    expect(paths['/api/content/settings']).toBeUndefined()
    expect(JSON.stringify(made)).not.toContain('dataOf')
  })

  it('puts every call into a declared group', () => {
    const declared = new Set(document.tags.map(({ name }) => name))
    const used = Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ tags }) => tags),
    )
    expect(new Set(used)).toEqual(declared)
  })

  it('names the roles and the scope of API tokens that may make a call', () => {
    const accessOf = (path: string, method: 'get' | 'put') => document.paths[path]?.[method]?.description
    expect(accessOf('/api/documents/{type}/{id}/{locale}', 'put')).toBe(
      'Roles: Owner, Administrator, Editor, Writer, Translator (own languages). Permission: `documents.edit`. Scope of API tokens: `content:write`.',
    )
    expect(accessOf('/api/health/live', 'get')).toBe('Anyone, without signing in.')
    expect(accessOf('/api/account', 'get')).toBe('Any signed-in user. API tokens are refused.')
  })

  it('has no dangling reference', () => {
    const references = new Set(
      [...JSON.stringify(made).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target),
    )
    const { schemas } = Object(Reflect.get(made, 'components'))
    const names = [...references].map((one) => one?.replace('#/components/schemas/', '') ?? '')
    expect(names.filter((name) => !Object.hasOwn(schemas, name))).toEqual([])
  })
})

describe('Client types', () => {
  it('are derived from the calls', () => {
    expectTypeOf<ParamsOf<'GET /api/documents/{type}/{id}'>>().toEqualTypeOf<{ type: string; id: string }>()
    expectTypeOf<BodyOf<'POST /api/auth/login'>>().toEqualTypeOf<{
      email: string
      password: string
      code?: string | undefined
    }>()
    expectTypeOf<ResponseOf<'POST /api/auth/logout'>>().toEqualTypeOf<undefined>()
    expectTypeOf<ResponseOf<'GET /api/health/live'>>().toEqualTypeOf<{ status: 'ok' }>()
    expectTypeOf<ResponseOf<'GET /api/auth/check'>['authenticated']>().toEqualTypeOf<boolean>()
  })
})
