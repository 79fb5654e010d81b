import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(callDatabases)('indexed documentation files on %s', (kind) => {
  let setup: TestDocuments
  let folder: string

  beforeEach(async () => {
    setup = await openTestDocuments(kind)
    folder = mkdtempSync(join(tmpdir(), 'cyanotype-docs-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name: string, title: string, body: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), `---\ntitle: ${title}\nsummary: About ${title}.\n---\n\n${body}\n`)
  }
  const find = async (q: string) => {
    const { items } = await setup.search.find({ q, state: 'public', limit: 20 })
    return items.map(({ id, locale, title, path }) => `${id} ${locale} ${title} ${path}`)
  }
  const numbers = () =>
    setup.db.kysely.selectFrom('search_entries').select('entry').orderBy('entry').execute()

  it('are found in their locale with their URL', async () => {
    write('en/index.mdx', 'Welcome', 'Two commands.')
    write('et/start/install.mdx', 'Paigaldamine', '## Käsud\n\nKaks käsku.')
    write('en/editors/index.mdx', 'For editors', 'Everything about writing.')
    await setup.search.indexDocumentation(folder)
    expect(await find('command')).toEqual(['file: en Welcome /docs'])
    expect(await find('writing')).toEqual(['file:editors en For editors /docs/editors'])
    expect(await find('paigaldamise')).toEqual(['file:start/install et Paigaldamine /et/docs/start/install'])
  })

  it('are indexed again only when a file has changed', async () => {
    write('en/one.mdx', 'One', 'Silver.')
    write('en/two.mdx', 'Two', 'Silver.')
    await setup.search.indexDocumentation(folder)
    const before = await numbers()
    await setup.search.indexDocumentation(folder)
    expect(await numbers()).toEqual(before)
    write('en/one.mdx', 'One', 'Gold.')
    rmSync(join(folder, 'en/two.mdx'))
    await setup.search.indexDocumentation(folder)
    expect([await find('silver'), await find('gold')]).toEqual([[], ['file:one en One /docs/one']])
  })

  it('are found by the name in their URL as by their title', async () => {
    write('en/run/backup-and-restore.mdx', 'Back up', 'Copy the folder.')
    write('en/run/upgrade.mdx', 'Upgrade', '## Make a backup')
    await setup.search.indexDocumentation(folder)
    const [first] = await find('backup')
    expect(first).toBe('file:run/backup-and-restore en Back up /docs/run/backup-and-restore')
  })

  it('come before reference pages and decisions with the same words', async () => {
    write('en/run/cdn.mdx', 'Use a CDN', 'Clear it.\n\n## Purge')
    write('en/why/decisions/purge-cdn.mdx', 'Purge a CDN', 'By tag.')
    await setup.search.indexDocumentation(folder)
    const [first, second] = await find('purge cdn')
    expect(first).toContain('file:run/cdn')
    expect(second).toContain('file:why/decisions/purge-cdn')
  })

  it('come first if all words are in the title', async () => {
    write('en/a.mdx', 'Checks: broken links and missing texts', 'Two lists.')
    write('en/b.mdx', 'Links', '## Broken ones')
    await setup.search.indexDocumentation(folder)
    expect((await find('broken links')).map((line) => line.split(' ')[0])).toEqual(['file:a', 'file:b'])
  })

  it('are those of the product by default', { tags: ['full'] }, async () => {
    await setup.search.indexDocumentation()
    expect(await find('install')).toContainEqual(
      expect.stringMatching(/^file:start\/install en .+ \/docs\/start\/install$/),
    )
  })
})
