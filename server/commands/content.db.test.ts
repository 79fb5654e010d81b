/** `npm run content` as a child process: its output, its effects and its exit code. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/index.ts'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import { callDatabases, newEmptyDatabase } from '../testing/databases.ts'
import { everythingIn } from '../testing/whole-database.ts'

type Where = Awaited<ReturnType<typeof newEmptyDatabase>>

function content({ dataDir, url }: Where, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
  const command = [fileURLToPath(new URL('content.ts', import.meta.url)), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout })
  return { status, output: stdout.trim(), stderr }
}

/** The command normally ends within milliseconds. The limit allows for a busy machine. */
const timeout = 120_000

const quiet = { status: 0, stderr: '' }
const title = 'title: Blue\n'

/** A folder with one document, written by hand. */
function written(path = 'updates/blue', text = `---\n${title}slug: blue\n---\n\nOne tide.\n`): string {
  const root = temporaryFolder()
  writeFileSync(join(root, 'cyanotype.json'), '{"format": 1}\n')
  mkdirSync(join(root, path), { recursive: true })
  writeFileSync(join(root, path, 'en.mdx'), text)
  return root
}

describe.each(callDatabases)('npm run content on %s', (kind) => {
  let place: Where

  beforeEach(async () => {
    place = await newEmptyDatabase(kind, { tables: true })
  })

  /** All tables except the internal state of the server. */
  async function everything() {
    const db = await openDatabase(place)
    await db.migrate()
    const { facts: _, ...all } = await everythingIn(db)
    await db.close()
    return all
  }

  it('changes nothing in a dry run, and imports without one', async () => {
    const root = written()
    const before = await everything()
    expect(content(place, 'import', root, '--dry-run')).toEqual({
      ...quiet,
      output:
        '+ updates/blue\n1 would be created, 0 would be changed, 0 unchanged. Dry run: nothing was changed.',
    })
    expect(await everything()).toEqual(before)
    expect(content(place, 'import', root)).toEqual({
      ...quiet,
      output: '+ updates/blue\n1 created, 0 changed, 0 unchanged.',
    })
  })

  it('imports its own export without changes, and imports an edited file', () => {
    content(place, 'import', written())
    const out = temporaryFolder()
    const umask = process.umask(0o022)
    const first = content(place, 'export', out)
    process.umask(umask)
    expect(statSync(join(out, 'updates', 'blue', 'en.mdx')).mode & 0o777).toBe(0o644)
    expect(first).toMatchObject(quiet)
    expect(first.output).toMatch(/: \d+ files written, 0 removed, 0 unchanged\.$/)
    expect(content(place, 'import', out).output).toBe('0 created, 0 changed, 1 unchanged.')
    const path = join(out, 'updates/blue/en.mdx')
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(title)
    writeFileSync(path, text.replace('One tide.', 'Two tides.'))
    expect(content(place, 'import', out)).toMatchObject({
      ...quiet,
      output: expect.stringContaining('~ updates/blue\n'),
    })
  })

  it('exits with 1, names the reason and changes nothing when it cannot import', async () => {
    const before = await everything()
    const missing = join(temporaryFolder(), 'nowhere')
    expect(content(place, 'import', missing)).toEqual({
      status: 1,
      stderr: '',
      output: `${missing}: There is no such folder.`,
    })
    expect(existsSync(missing)).toBe(false)
    const empty = temporaryFolder()
    expect(content(place, 'import', empty).output).toBe(
      `${empty}: The folder has no cyanotype.json, so it is not an export.`,
    )
    const lost = content(place, 'import', written('poems'))
    expect([lost.status, lost.output]).toEqual([
      1,
      expect.stringMatching(/^poems\/en\.mdx: .*one of: .*updates/),
    ])
    expect(lost.output).not.toMatch(/\.ts:|node_modules/)
    expect(await everything()).toEqual(before)
  })

  it('refuses to export into a folder with other files', () => {
    const full = temporaryFolder()
    writeFileSync(join(full, 'letter.txt'), 'Dear Ada')
    const { status, output } = content(place, 'export', full)
    expect([status, output]).toEqual([1, expect.stringContaining('The folder contains other files.')])
    expect(readdirSync(full)).toEqual(['letter.txt'])
  })
})

describe('npm run content with wrong input', () => {
  it.each([[[]], [['publish', 'folder']], [['export', 'folder', '--dry-run']]])(
    'prints its usage and exits with 2 for %j',
    (args) => {
      const { status, output } = content({ dataDir: temporaryFolder() }, ...args)
      expect([status, output]).toEqual([2, expect.stringMatching(/^Usage:\nnpm run content -- export DIR\n/)])
    },
  )

  it('creates no database for an export, and leaves an earlier export alone', () => {
    const [dataDir, root] = [join(temporaryFolder(), 'data'), written()]
    expect(content({ dataDir }, 'export', root)).toEqual({
      ...{ status: 1, stderr: '' },
      output: `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
    })
    expect([existsSync(dataDir), existsSync(join(root, 'updates/blue/en.mdx'))]).toEqual([false, true])
  })

  it('imports into a new database only with a line that says so, and creates none for a wrong folder', () => {
    const dataDir = join(temporaryFolder(), 'data')
    const nowhere = join(dataDir, 'nowhere')
    expect(content({ dataDir }, 'import', nowhere).output).toBe(`${nowhere}: There is no such folder.`)
    expect(existsSync(dataDir)).toBe(false)
    const created = `There was no database in ${dataDir}, so a new one was created. If the server has another one, set DATA_DIR to its folder, or DATABASE_URL.`
    expect(content({ dataDir }, 'import', written()).output.split('\n').slice(1)).toEqual([
      '1 created, 0 changed, 0 unchanged.',
      created,
    ])
  })

  it('exits with 1 and one line when no database responds', () => {
    const url = 'postgres://nobody:secret@127.0.0.1:1/none'
    const { status, output } = content({ dataDir: temporaryFolder(), url }, 'export', temporaryFolder())
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^Cannot connect to PostgreSQL .*DATABASE_URL.*$/),
    ])
    expect(output).not.toContain('secret')
  })
})
