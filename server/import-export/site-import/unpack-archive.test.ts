/** Archives: what is unpacked, and which ones are refused. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith } from '../other-systems/testing/sample-exports.ts'
import type { ZipEntry } from './testing/zip.ts'
import { zipOf } from './testing/zip.ts'
import type { UnpackOptions } from './unpack-archive.ts'
import { isArchive, sourceIn, unpackArchive } from './unpack-archive.ts'

async function unpack(archive: Buffer, options: Partial<UnpackOptions> = {}) {
  const root = folderWith({ 'outer/upload': archive })
  const folder = join(root, 'outer', 'unpacked')
  mkdirSync(folder)
  const signal = new AbortController().signal
  const unpacked = unpackArchive(join(root, 'outer', 'upload'), folder, {
    signal,
    onProgress() {},
    ...options,
  })
  return { root, folder, unpacked }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

describe('Unpacking an archive', () => {
  it('writes texts, images and exports, and nothing else', async () => {
    const { folder, unpacked } = await unpack(
      zipOf({
        'site/content/posts/olá.md': 'Hello',
        'site/static/fern.png': 'image',
        'site/export.xml': '<rss/>',
        'site/script.js': 'alert()',
        'site/node_modules/other/readme.md': 'no',
        'site/.git/a.md': 'no',
        '__MACOSX/site/._hello.md': 'no',
        'site/content/': '',
      }),
    )
    await unpacked
    expect(filesIn(folder)).toEqual(['export.xml', 'fern.png', 'olá.md'])
    expect(readFileSync(join(folder, 'site/content/posts/olá.md'), 'utf8')).toBe('Hello')
  })

  it.each<[string, string, Buffer]>([
    ['a path to a parent', 'archive-unsafe', zipOf({ '../../../evil.md': 'x' })],
    ['an absolute path', 'archive-unsafe', zipOf({ '/evil.md': 'x' })],
    ['a path with a drive', 'archive-unsafe', zipOf({ 'C:/evil.md': 'x' })],
    ['a backslash to a parent', 'archive-unsafe', zipOf({ '..\\evil.md': 'x' })],
    ['a password', 'archive-encrypted', zipOf([{ name: 'a.md', content: 'x', isEncrypted: true }])],
    ['a missing end', 'archive-damaged', zipOf({ 'a.md': 'x'.repeat(500) }).subarray(0, 60)],
    ['a larger file than it says', 'archive-damaged', bomb({ claimedBytes: 10 })],
    ['a folder with the name of a file', 'archive-damaged', zipOf({ 'a.md': 'x', 'a.md/b.md': 'x' })],
    ['a name that no disk can store', 'archive-damaged', zipOf({ [`${'a'.repeat(300)}.md`]: 'x' })],
    ['no archive in it', 'archive-damaged', Buffer.from('PK and then something else')],
  ])('refuses an archive with %s as %s', async (_, expected, archive) => {
    const { root, unpacked } = await unpack(archive)
    await expect(unpacked).rejects.toMatchObject({ reason: expected })
    expect(existsSync(join(root, 'evil.md'))).toBe(false)
  })

  it('refuses an archive that unpacks to more than allowed', async () => {
    const max = { bytes: 1_000_000, files: 3 }
    const large = await unpack(bomb({}), { max })
    await expect(large.unpacked).rejects.toMatchObject({ reason: 'archive-too-large' })
    expect(filesIn(large.folder)).toEqual([])
    const many = await unpack(zipOf({ 'a.md': '', 'b.md': '', 'c.md': '', 'd.md': '' }), { max })
    await expect(many.unpacked).rejects.toMatchObject({ reason: 'archive-too-large' })
  })

  it('stops when it is cancelled', async () => {
    const abort = new AbortController()
    abort.abort()
    const { unpacked } = await unpack(zipOf({ 'a.md': 'x' }), { signal: abort.signal })
    await expect(unpacked).rejects.toMatchObject({ name: 'AbortError' })
  })
})

function bomb(part: Partial<ZipEntry>): Buffer {
  return zipOf([{ name: 'bomb.md', content: Buffer.alloc(2_000_000, 'a'), ...part }])
}

describe('The source in an unpacked archive', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'the folder of Markdown files',
      { 'site-main/posts/a.md': 'a', 'site-main/data.json': '{}' },
      'site-main',
    ],
    ['a folder that generators know', { '_posts/2020-01-01-a.md': 'a' }, ''],
    ['the only export', { 'wordpress/export.xml': '<rss/>' }, 'wordpress/export.xml'],
  ])('is %s', async (_, files, expected) => {
    const folder = folderWith(files)
    expect(await sourceIn(folder)).toBe(join(folder, expected))
  })

  it('is refused if there are several exports', async () => {
    const folder = folderWith({ 'a.xml': '<rss/>', 'b.xml': '<rss/>' })
    await expect(sourceIn(folder)).rejects.toMatchObject({ reason: 'several-exports' })
  })

  it('is known by its first bytes', async () => {
    const folder = folderWith({ 'a.md': zipOf({ 'a.md': 'x' }), 'b.zip': '<rss/>', 'c.zip': '' })
    expect(await isArchive(join(folder, 'a.md'))).toBe(true)
    expect(await isArchive(join(folder, 'b.zip'))).toBe(false)
    expect(await isArchive(join(folder, 'c.zip'))).toBe(false)
  })
})
