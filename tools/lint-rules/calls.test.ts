/** API calls: access is as the access table says, and each is described in the OpenAPI document. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '../../server/call-list.ts'
import type { AnyCall } from '../../server/http/calls/define-call.ts'
import { openApiDocument } from '../../server/http/calls/openapi.ts'
import { accessTable } from './access-table.ts'

const all: readonly AnyCall[] = calls
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ security: z.array(z.unknown()) }))),
})
const { paths } = description.parse(openApiDocument(all, 'session'))

it('declares the access that the access table has', () => {
  const declared = Object.fromEntries(all.map(({ at, may }) => [at, may]))
  expect(declared, 'If the change is intended, make it in tools/lint-rules/access-table.ts too.').toEqual(
    accessTable,
  )
})

it('has one call at each address', () => {
  const addresses = all.map(({ at }) => at.replaceAll(/\{[^}]+\}/g, '{}'))
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

it.each(Object.entries(accessTable))('describes %s in OpenAPI with access for %s', (address, access) => {
  const [method = '', path = ''] = address.split(' ')
  const operation = paths[path]?.[method.toLowerCase()]
  expect(operation).toBeDefined()
  expect(operation?.security).toHaveLength(access === 'anyone' ? 0 : 1)
})
