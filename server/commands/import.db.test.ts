/** `npm run import` as a child process: its output, its effects and its exit code. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { fileWith, folderWith, jekyllFolder } from '../import-export/other-systems/testing/sample-exports.ts'
import { callDatabases, newEmptyDatabase } from '../testing/databases.ts'
import { startServer } from '../testing/start-server.ts'
import { say } from '../testing/update-single.ts'

type Where = Awaited<ReturnType<typeof newEmptyDatabase>>

function run({ dataDir, url }: Where, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
  const command = [fileURLToPath(new URL('import.ts', import.meta.url)), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

/** The limit allows for a busy machine. */
const timeout = 120_000

describe.each(callDatabases)('npm run import on %s', (kind) => {
  it('reports in a dry run, imports, and then finds nothing new', async () => {
    const place = await newEmptyDatabase(kind, { tables: true })
    const root = folderWith(jekyllFolder)
    const dry = run(place, root, '--dry-run')
    expect(dry).toMatchObject({ status: 0, stderr: '' })
    expect(dry.lines).toEqual([
      '+ /updates/later en (draft): Later',
      '+ /updates/first-print en: First print',
      '    This shortcode has no counterpart and is now plain text: post_url',
      '+ /about-us en: About',
      '3 would be created, 0 already imported, 0 cannot be imported, 3 redirects, 0 images, 1 note. Dry run: nothing was changed.',
    ])
    expect(run(place, root).lines.at(-1)).toBe(
      '3 created, 0 already imported, 0 cannot be imported, 3 redirects, 0 images, 1 note.',
    )
    expect(run(place, root).lines).toEqual([
      '0 created, 3 already imported, 0 cannot be imported, 0 redirects, 0 images, 0 notes.',
    ])
  })
})

describe.each(callDatabases)('npm run import in a language on %s', (kind) => {
  afterAll(() => setSiteLocales(interfaceLocales))

  it('needs one that the site has', { tags: ['full'] }, async () => {
    const server = await startServer(kind)
    const place = { dataDir: server.dataDir, url: server.databaseUrl }
    const source = folderWith({ 'content/post/bruine.md': '---\ntitle: Bruine\n---\n\nUne pluie fine.\n' })
    const french = () => run(place, source, '--language', 'fr', '--dry-run')
    expect(french()).toMatchObject({
      ...{ status: 2, stderr: '' },
      lines: ['The site does not have the language fr. It has en, et, el.'],
    })
    expect(run(place, source, '--language', 'xx').lines).toEqual([
      'The site does not have the language xx. It has en, et, el.',
    ])
    await say(
      await server.signedInAs('owner'),
      'settings',
      { siteName: 'House' },
      { languages: ['en', 'fr'] },
    )
    await server.close()
    expect(french().lines[0]).toBe('+ /fr/updates/bruine fr: Bruine')
  })
})

describe('npm run import with wrong input', () => {
  const nowhere = { dataDir: folderWith({}) }

  it.each([
    [[], 'Usage:'],
    [['a', 'b'], 'Usage:'],
    [['a', '--from'], "Option '--from <value>' argument missing."],
    [['a', '--frm', 'ghost'], "Unknown option '--frm'."],
    [
      ['a', '--from', 'joomla'],
      '“joomla” is not the name of a format. Use one of: wordpress, ghost, markdown.',
    ],
    [['a', '--site', 'old'], '“old” is not the URL of a website. Write it as in https://old.example.org.'],
  ])('says what is wrong and exits with 2 for %j', (args, line) => {
    const { status, lines } = run(nowhere, ...args)
    expect([status, lines[0]]).toEqual([2, line])
  })

  it('says that the source is missing, also for a given format, and creates no database', () => {
    const dataDir = join(nowhere.dataDir, 'data')
    const missing = join(nowhere.dataDir, 'missing.xml')
    expect(run({ dataDir }, missing, '--from', 'wordpress')).toEqual({
      ...{ status: 1, stderr: '' },
      lines: [`${missing}: There is no such file or folder.`],
    })
    expect(existsSync(dataDir)).toBe(false)
  })

  it('says that it created a new database', () => {
    const dataDir = join(nowhere.dataDir, 'new')
    const { lines } = run({ dataDir }, folderWith(jekyllFolder))
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^3 created, /),
      expect.stringMatching(/^There was no database in .*new, so a new one was created\. If the server has /),
    ])
  })

  it.each([
    ['', 'The file is empty.'],
    ['hello', 'It is no WordPress export (.xml) and no Ghost export (.json). Unpack an archive first.'],
  ])('exits with 1 and one line for a file with %j', (content, message) => {
    const { status, lines, stderr } = run(nowhere, fileWith('export', content))
    expect([status, stderr, lines.length]).toEqual([1, '', 1])
    expect(lines[0]).toContain(message)
  })
})
