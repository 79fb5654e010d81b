/** `npm run setup` as a child process: its output, its effects and its exit code. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../db/index.ts'
import { callDatabases, newEmptyDatabase } from '../testing/databases.ts'

type Where = Awaited<ReturnType<typeof newEmptyDatabase>>

function setup({ dataDir, url }: Where, ...args: readonly string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
  const command = [fileURLToPath(new URL('setup.ts', import.meta.url)), ...args]
  const options = { env, encoding: 'utf8', timeout: 120_000, input: '' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options)
  return { status, output: stdout.trim(), stderr }
}

const name = ['--name', 'Harbour Choir'] as const

async function countOf(place: Where, type: string): Promise<number> {
  const db = await openDatabase(place)
  try {
    const rows = db.kysely.selectFrom('documents').select('id').where('type', '=', type)
    return (await rows.where('trashed_at', 'is', null).execute()).length
  } finally {
    await db.close()
  }
}

describe.each(callDatabases)('npm run setup on %s', (kind) => {
  it('starts an empty site with name, colour and languages', async () => {
    const place = await newEmptyDatabase(kind, { tables: true })
    const done = setup(place, '--empty', ...name, '--color', '#0a6cff', '--locales', 'fr,en')
    expect(done).toEqual({ status: 0, output: 'Harbour Choir: the site starts empty.', stderr: '' })
    expect(await countOf(place, 'home')).toBe(1)
    expect(await countOf(place, 'updates')).toBe(0)
    expect(setup(place, '--demonstration').output).toBe('Nothing to do: the site was set up before.')
  })

  it('imports the demonstration, and removes it later', { tags: ['full'] }, async () => {
    const place = await newEmptyDatabase(kind, { tables: true })
    expect(setup(place, '--demonstration').output).toBe('The site has the demonstration content.')
    expect(await countOf(place, 'updates')).toBeGreaterThan(0)
    const { status, output } = setup(place, '--empty', ...name)
    expect(output).toMatch(
      /^Harbour Choir: the site is empty\. \d+ documents and \d+ files are in the trash\.$/,
    )
    expect(status).toBe(0)
    expect(await countOf(place, 'updates')).toBe(0)
  })
})

describe('npm run setup', () => {
  it.each([[], ['--empty'], ['--empty', '--demonstration', ...name], ['--demonstration', ...name]])(
    'prints its usage for invalid words: %j',
    (...args) => {
      const { status, output } = setup({ dataDir: '/nowhere', url: undefined }, ...args)
      expect(output).toMatch(/^Usage:/)
      expect(status).toBe(2)
    },
  )

  it.each([
    [['--color', 'blue'], /^blue is no colour\. Write it as six hexadecimal digits, such as "#0a6cff"\.$/],
    [['--locales', 'en,xx'], /^“xx” is not the code of a language\. Use some of: en, et, el, ar, .*\.$/],
  ])('says what is wrong with %j', (words, text) => {
    const { status, output } = setup({ dataDir: '/nowhere', url: undefined }, '--empty', ...name, ...words)
    expect(output).toMatch(text)
    expect(status).toBe(2)
  })
})
