import { expect, it } from 'vitest'
import type { ForeignItem, ForeignSite } from './foreign-item.ts'
import { blankItem } from './foreign-item.ts'
import { openLinks } from './links.ts'

const item = (fields: Partial<ForeignItem>): ForeignItem => ({
  ...blankItem,
  ...{ key: 'a', kind: 'page', locale: 'en', title: 'A', slug: 'a', place: '' },
  body: { format: 'markdown', text: '' },
  ...fields,
})

function linkOf(origin: string | undefined, target: Partial<ForeignItem>, from: Partial<ForeignItem>) {
  const site: ForeignSite = {
    ...{ items: [], notes: [], files: [], origin: origin === undefined ? undefined : new URL(origin) },
    findFile: async () => ({ kind: 'missing' }),
  }
  return openLinks(site, [{ item: item(target), type: 'pages', id: 'x' }])(item(from))
}

it('finds a document by the name of its file, also with spaces', () => {
  const link = linkOf(
    undefined,
    { otherAddresses: ['/docs/First print.md', '/docs/First print'] },
    { place: 'http://folder.invalid/docs/a.md' },
  )
  for (const address of ['First%20print.md', './First print.md', '@site/docs/First print.md'])
    expect(link(`${address}#end`)).toBe('document:pages/x#end')
})

it('finds a document of a Ghost site in a folder', () => {
  const place = { place: 'https://old.example/blog/other/', oldPaths: ['/blog/other'] }
  const link = linkOf('https://old.example/blog', { oldPaths: ['/blog/lexical'] }, place)
  for (const address of ['__GHOST_URL__/lexical/', 'https://old.example/blog/lexical/', '../lexical/'])
    expect(link(address)).toBe('document:pages/x')
  expect(link('__GHOST_URL__/about/')).toBe('https://old.example/blog/about/')
})

it.each([
  ['a name', 'neat.md', '/content/blog/neat.md'],
  ['a path', '/blog/neat#who', '/content/blog/neat.md'],
  ['a path of a site in a folder', 'blog/neat/index.md', '/site/content/blog/neat/index.md'],
  ['a post of Jekyll', '2010-07-21-neat', '/_posts/2010-07-21-neat.md'],
  ['a post of Jekyll in a folder', 'sub/2010-07-21-neat', '/sub/_posts/2010-07-21-neat.md'],
])('finds the document of a shortcode with %s', (_, name, file) => {
  const link = linkOf(undefined, { otherAddresses: [file, file.replace('.md', '')] }, {})
  expect(link(`@ref/${name}`)).toBe(`document:pages/x${name.includes('#') ? '#who' : ''}`)
  expect(link('@ref/other.md')).toBe('@ref/other.md')
})
