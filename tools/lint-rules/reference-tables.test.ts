/** Tables of options in the guides for developers have the options that the code has. */
import { describe, expect, it } from 'vitest'
import { previewCookieName, sessionCookieName } from '../../content/contracts/device-storage.ts'
import { variables } from '../../server/config/variables.ts'
import { isNode, parse, read, walk } from './source-files.ts'

/** The properties of an interface, in order. Methods are properties too. */
function propertiesOf(path: string, name: string): readonly string[] {
  const found: string[] = []
  walk(parse(path), ({ type, id, body }) => {
    if (type !== 'TSInterfaceDeclaration' || !isNode(id) || id.name !== name || !isNode(body)) return
    const members = Array.isArray(body.body) ? body.body : []
    for (const member of members) {
      if (isNode(member) && isNode(member.key)) found.push(String(member.key.name))
    }
  })
  return found
}

/** The names in the first column of the table below a line. */
function optionsIn(page: string, above: string): readonly string[] {
  const [, after = ''] = read(`content/docs/en/developers/${page}.mdx`).split(above)
  const [table = ''] = after.trimStart().split(/\n\s*(?:\n|<)/)
  return table.split('\n').flatMap((row) => {
    const [, cell = ''] = /^\s*\|([^|]*)\|/.exec(row) ?? []
    return [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  })
}

describe('Options in the documentation', () => {
  it.each([
    [
      'content-model',
      '<Table caption="Options of collection()">',
      'content/model/collection.ts',
      'CollectionOptions',
    ],
    [
      'content-model',
      '<Table caption="Options of every field">',
      'content/model/fields/field.ts',
      'FieldOptions',
    ],
    ['add-call', '## Options of a call', 'server/http/calls/define-call.ts', 'Declaration'],
  ])('are those of the code: %s, %s', (page, above, path, name) => {
    const options = optionsIn(page, above)
    expect(options.length).toBeGreaterThan(5)
    expect([...options].sort()).toEqual([...propertiesOf(path, name)].sort())
  })
})

it('The guide of the configuration has every rate limit', () => {
  const guide = read('content/docs/en/administrators/configuration.mdx')
  const limits = read('server/http/limits/index.ts').matchAll(/limit: ([\d_]+), every: (60 \* )?minute/g)
  const texts = [...limits].map(([, limit = '', hour]) => {
    const count = Number(limit.replaceAll('_', '')).toLocaleString('en')
    return `| ${count} ${hour === undefined ? 'a minute' : 'an hour'}`
  })
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => !guide.includes(text))).toEqual([])
})

it('The variable of a CDN names every cookie with which it must not answer from its cache', () => {
  for (const name of [sessionCookieName, sessionCookieName.replace('__Host-', ''), previewCookieName])
    expect(variables.PURGE_URL.about).toContain(`\`${name}\``)
})
