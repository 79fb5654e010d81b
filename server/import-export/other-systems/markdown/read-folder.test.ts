import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  docusaurusFolder,
  folderWith,
  jekyllFolder,
  sampleFolder,
  starlightFolder,
} from '../testing/sample-exports.ts'
import { readFolder } from './read-folder.ts'

const options = { locale: 'en', origin: undefined } as const
const read = (files: Readonly<Record<string, string | Buffer>>) => readFolder(folderWith(files), options)

async function briefly(files: Readonly<Record<string, string | Buffer>>) {
  const { items } = await read(files)
  return items.map(({ title, kind, slug, locale, isPublic }) => [title, kind, slug, locale, isPublic])
}

afterEach(() => {
  vi.unstubAllEnvs()
  setSiteLocales(interfaceLocales)
})

describe('Markdown folder', () => {
  it('of Hugo has posts in two languages, pages and drafts', async () => {
    expect(await briefly(sampleFolder)).toEqual([
      ['About', 'page', 'about', 'en', true],
      ['Team', 'page', 'about/team', 'en', false],
      ['Hugo eesti keeles', 'post', 'hugo', 'et', true],
      ['Hugo', 'post', 'hugo', 'en', true],
    ])
    const { items } = await read(sampleFolder)
    const posts = items.filter(({ kind }) => kind === 'post')
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
    expect(posts[1]).toMatchObject({
      date: '2024-03-01T10:00:00.000Z',
      tags: ['sea', 'light'],
      oldPaths: ['/posts/hugo', '/old/hugo'],
      notes: [{ code: 'field', detail: 'custom' }],
    })
  })

  it('of Jekyll has dated posts, drafts and pages with their own address', async () => {
    expect(await briefly(jekyllFolder)).toEqual([
      ['Later', 'post', 'later', 'en', false],
      ['First print', 'post', 'first-print', 'en', true],
      ['About', 'page', 'about-us', 'en', true],
    ])
    const { items } = await read(jekyllFolder)
    expect(items[1]).toMatchObject({
      date: '2023-04-05T00:00:00.000Z',
      author: 'Ada',
      tags: ['sea', 'light', 'news'],
    })
  })

  it.each([
    ['_posts/2023-04-05-a.md', '', ['/a', '/2023/04/05/a.html', '/2023/04/05/a']],
    ['_posts/2023-04-05-a.md', 'category: News', ['/a', '/news/2023/04/05/a.html', '/news/2023/04/05/a']],
    ['_posts/2023-04-05-a.md', 'permalink: /b/', ['/b']],
    ['blog/2023-04-05-a.md', '', ['/blog/a', '/blog/2023/04/05/a']],
    ['blog/2023-04-05-a/index.md', '', ['/blog/2023-04-05-a', '/blog/2023/04/05/a']],
    ['blog/2023-04-05-a.md', 'slug: b', ['/blog/b']],
    ['content/posts/2023-04-05-a.md', '', ['/posts/a']],
    ['content/posts/Big Sea.md', '', ['/posts/big-sea']],
    ['content/posts/Sea.md', '', ['/posts/Sea', '/posts/sea']],
  ])('has the addresses of %s with “%s”', async (path, front, oldPaths) => {
    const { items } = await read({ [path]: `---\ntitle: A\n${front}\n---\nText` })
    expect(items[0]?.oldPaths).toEqual(oldPaths)
  })

  it.each([
    ['TOML with an offset', '+++\ndate = 2024-05-01T10:00:00+03:00\n+++', '2024-05-01T07:00:00.000Z'],
    ['TOML without a zone', '+++\ndate = 2024-05-01T10:00:00\n+++', '2024-05-01T10:00:00.000Z'],
    ['a day in TOML', '+++\ndate = 2024-05-01\n+++', '2024-05-01T00:00:00.000Z'],
    ['a time of day in TOML', '+++\ndate = 10:00:00\n+++', undefined],
    ['a space', '---\ndate: 2024-05-01 10:00:00\n---', '2024-05-01T10:00:00.000Z'],
    ['a space and an offset', '---\ndate: 2024-05-01 10:00:00 +0300\n---', '2024-05-01T07:00:00.000Z'],
    ['no zone', '---\ndate: 2024-05-01T10:00:00\n---', '2024-05-01T10:00:00.000Z'],
    ['fractions', '---\ndate: 2024-05-01T10:00:00.5+03:00\n---', '2024-05-01T07:00:00.500Z'],
    ['words', '---\ndate: May 1, 2024\n---', '2024-05-01T00:00:00.000Z'],
    ['words and a time', '---\ndate: 1-May-2024 10:00\n---', '2024-05-01T10:00:00.000Z'],
    ['words and a zone', '---\ndate: Wed, 01 May 2024 10:00:00 GMT+3\n---', '2024-05-01T07:00:00.000Z'],
    ['a year that does not exist yet', '---\ndate: May 1, 20240\n---', undefined],
    ['no date', '---\ndate: soon\n---', undefined],
  ])('reads a date with %s, in any time zone of the server', async (_, front, date) => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const { items } = await read({ 'posts/a.md': `${front}\n\nText` })
    expect(items[0]?.date).toBe(date)
  })

  it('of Starlight has pages by language, and leaves out other languages', async () => {
    expect(await briefly(starlightFolder)).toEqual([
      ['Esimene', 'page', 'guides/first', 'et', true],
      ['First', 'page', 'guides/first', 'en', true],
      ['Welcome', 'page', '', 'en', true],
    ])
    expect((await read(starlightFolder)).notes).toMatchObject([{ code: 'language', detail: 'de' }])
  })

  it('of Docusaurus has titles from headings, and numbers are no part of a slug', async () => {
    expect(await briefly(docusaurusFolder)).toEqual([
      ['Hello', 'post', 'hello', 'en', true],
      ['Intro', 'page', 'intro', 'en', true],
      ['Next', 'page', 'following', 'en', true],
    ])
    const { items } = await read(docusaurusFolder)
    expect(items[0]).toMatchObject({ author: 'ada', notes: [{ code: 'several-authors', detail: 'Grace' }] })
  })

  it('names dates that cannot be read', async () => {
    const folder = { 'soon.md': '---\ndate: soon\n---\nText', 'now.md': '---\ndate: 2024-05-01\n---\nText' }
    const [now, soon] = (await read(folder)).items
    expect(now).toMatchObject({ date: '2024-05-01T00:00:00.000Z', notes: [] })
    expect(soon).toMatchObject({ date: undefined, notes: [{ code: 'date-unknown', detail: 'soon' }] })
  })

  it('has drafts of what the old site does not show yet, or no longer', async () => {
    const { items } = await read({
      '_posts/2999-01-01-planned.md': 'Text',
      'posts/a.md': '+++\ndate = 2999-01-01\n+++\nText',
      'posts/b.md': '---\ndate: 2024-01-01\npublishDate: 2999-01-01\n---\nText',
      'posts/c.md': '---\ndate: 2024-01-01\nexpiryDate: 2024-02-01\n---\nText',
      'posts/d.md': '---\ndate: 2024-01-01\nexpiryDate: 2999-02-01\n---\nText',
      'posts/e.md': '---\ndate: 2999-01-01\ndraft: true\n---\nText',
      'posts/f.md': '---\ndate: 2024-01-01\npublished: no\n---\nText',
      'posts/g.md': '---\ndate: 2024-01-01\ndraft: Yes\n---\nText',
      'posts/h.md': '---\ndate: 2024-01-01\npublished: yes\n---\nText',
    })
    const states = items.map(({ slug, isPublic, notes }) => [
      slug,
      isPublic,
      ...notes.map((one) => one.detail),
    ])
    expect(states).toEqual([
      ['planned', false, 'scheduled'],
      ['a', false, 'scheduled'],
      ['b', false, 'scheduled'],
      ['c', false, 'expired'],
      ['d', true],
      ['e', false],
      ['f', false],
      ['g', false],
      ['h', true],
    ])
  })

  it('leaves out themes and finished pages of a project, but no chapters with such a name', async () => {
    const files = { 'docs/build/a.md': 'A', 'docs/resources/b.md': 'B', 'docs/themes/c.md': 'C' }
    const finished = {
      'build/d.md': 'D',
      'themes/e/f.md': 'F',
      'website/package.json': '{}',
      'website/build/g.md': 'G',
    }
    const slugs = async (some: Readonly<Record<string, string>>) =>
      (await briefly(some)).map(([, , slug]) => slug)
    expect(await slugs({ ...files, ...finished })).toEqual(['build/a', 'resources/b', 'themes/c'])
    expect(await slugs({ 'intro.md': 'A', 'build/b.md': 'B' })).toEqual(['build/b', 'intro'])
  })

  it('has the alt text of a cover', async () => {
    const { items } = await read({ 'a.md': '---\ncover: { image: a.png, alt: A fern }\n---\nText' })
    expect(items).toMatchObject([{ cover: 'a.png', coverAlt: 'A fern' }])
  })

  it('has a document for each post with the same name, and the first one keeps its key', async () => {
    const january = { '_posts/2024-01-01-notes.md': 'One', '_posts/2024-01-01-notes.et.md': 'Üks' }
    const { items } = await read({
      ...january,
      '_posts/2024-02-01-notes.et.md': 'Kaks',
      '_posts/2024-02-01-notes.md': 'Two',
      'notes.md': 'Not a post',
      'notes.mdx': 'Another one',
    })
    const keys = items.map(({ body, key }) => [body.text, key])
    expect(keys).toEqual([
      ['Üks', 'markdown:notes'],
      ['One', 'markdown:notes'],
      ['Kaks', 'markdown:notes _posts/2024-02-01-notes'],
      ['Two', 'markdown:notes _posts/2024-02-01-notes'],
      ['Not a post', 'markdown:notes notes'],
      ['Another one', 'markdown:notes notes notes.mdx'],
    ])
    const alone = (await read(january)).items.map(({ key }) => key)
    expect(alone).toEqual(['markdown:notes', 'markdown:notes'])
    const moved = await read({ '_posts/2024-01-01-notes.md': 'One', '_posts/2024-01-03-notes.et.md': 'Üks' })
    expect(moved.items.map(({ key }) => key)).toEqual(['markdown:notes', 'markdown:notes'])
  })

  it('has a post in all languages if one of them has a date', async () => {
    const files = {
      'content/guides/x.md': '---\ntitle: X\ndate: 2024-01-01\n---\nOne',
      'content/guides/x.et.md': '---\ntitle: Xet\n---\nÜks',
      'content/guides/y.md': '---\ntitle: Y\n---\nTwo',
    }
    expect(await briefly(files)).toEqual([
      ['Xet', 'post', 'x', 'et', true],
      ['X', 'post', 'x', 'en', true],
      ['Y', 'page', 'guides/y', 'en', true],
    ])
    const dates = (await read(files)).items.map(({ date }) => date)
    expect(dates).toEqual(['2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z', undefined])
  })

  it('has regional languages of the site, in names of files and of folders', async () => {
    setSiteLocales(['en', 'pt-BR', 'zh-CN'])
    const { items, notes } = await read({
      'guides/a.md': 'One',
      'guides/a.pt-br.md': 'Um',
      'guides/a.zh-CN.md': 'Yi',
      'zh-cn/guides/b.md': 'Er',
      'en/guides/b.md': 'Two',
    })
    expect(items.map(({ body, locale, slug }) => [body.text, locale, slug])).toEqual([
      ['Two', 'en', 'guides/b'],
      ['One', 'en', 'guides/a'],
      ['Um', 'pt-BR', 'guides/a'],
      ['Yi', 'zh-CN', 'guides/a'],
      ['Er', 'zh-CN', 'guides/b'],
    ])
    expect(notes).toEqual([])
  })

  it('has no control characters, neither in texts nor in front matter', async () => {
    const front = '---\ntitle: "B\\0lue"\ntags: ["a\\0b, c"]\n"x\\0": 1\n---\n'
    const { items } = await read({ 'a.md': `${front}\nTe\0xt\twith\r\na tab` })
    const body = { text: '\nText\twith\na tab' }
    expect(items).toMatchObject([{ title: 'Blue', tags: ['ab, c'], body, notes: [{ detail: 'x' }] }])
  })

  it('does not give away files outside of the folder', async () => {
    const root = folderWith({ 'a.md': 'Text' })
    symlinkSync('/etc/hostname', join(root, 'host.png'))
    const { items, findFile } = await readFolder(root, options)
    const [item] = items
    if (item === undefined) throw new Error('no item')
    for (const address of [
      'host.png',
      '../../etc/hostname',
      '/../../../etc/hostname',
      'file:///etc/hostname',
    ]) {
      expect(await findFile(address, item)).toEqual({ kind: 'missing' })
    }
  })

  it.each([
    ['a folder without texts', { 'a.txt': 'x' }, 'no Markdown files'],
    ['broken front matter', { 'a.md': '---\ntitle: [\n---\nText' }, 'a.md: Its front matter cannot be read.'],
    [
      'a text that is not UTF-8',
      { 'posts/a.md': Buffer.from('Café', 'latin1') },
      'posts/a.md: It is not UTF-8 text.',
    ],
  ])('rejects %s', async (_, files, message) => {
    await expect(read(files)).rejects.toThrow(message)
  })
})
