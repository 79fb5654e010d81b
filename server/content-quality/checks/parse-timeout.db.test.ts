/**
 * Each of these texts would block the parser for minutes or hours: parsing time grows with the square of the
 * length.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Documents } from '../../documents/index.ts'
import { openDocuments } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { openParseTimeLimit, parseGuard } from './index.ts'

const filled = (part: string) => part.repeat(Math.ceil(1_000_000 / part.length)).slice(0, 1_000_000)

describe('parse time limit', () => {
  const parseTimeLimit = openParseTimeLimit()
  afterAll(() => parseTimeLimit.close())

  it('keeps a command running until the text is parsed, and not longer', async () => {
    const module = new URL('parse-timeout.ts', import.meta.url)
    const command = `
      import('${module}')
        .then(({ openParseTimeLimit }) => openParseTimeLimit().suffices('word '.repeat(1_000)))
        .then(console.log)`
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', command], { timeout: 30_000 })
    expect(stdout).toBe('true\n')
  })

  const rejectsMegabyteOf = async (part: string) => {
    let turns = 0
    const others = setInterval(() => turns++, 5)
    expect(await parseTimeLimit.suffices(filled(part))).toBe(false)
    clearInterval(others)
    expect(turns).toBeGreaterThan(5)
  }

  it('rejects a megabyte that is slow to parse without blocking the main thread', () =>
    rejectsMegabyteOf('a\n=\n'))

  // Each takes the whole time limit of the processor.
  it.each([']', '> ', '|a|\n|-|\n'])('rejects a megabyte of %j too', { tags: ['full'] }, rejectsMegabyteOf)

  it('accepts normal texts, also after it rejected others', async () => {
    const paragraph =
      '## A day of blue\n\nWords with [a link](/updates) and **weight**, as people write them.\n\n'
    expect(await parseTimeLimit.suffices(paragraph.repeat(200))).toBe(true)
    expect(await parseTimeLimit.suffices('Unfinished {text'.repeat(300))).toBe(true)
    expect(await parseTimeLimit.suffices('')).toBe(true)
  })

  it('parses texts one after the other, and rejects when too many wait', async () => {
    const texts = Array.from({ length: 40 }, (_, index) => 'Words. '.repeat(500 + index))
    const outcomes = await Promise.allSettled(texts.map((text) => parseTimeLimit.suffices(text)))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(8)
    for (const one of refused) expect(one).toMatchObject({ reason: { code: 'too_busy' } })
    expect(await parseTimeLimit.suffices(texts[0] ?? '')).toBe(true)
  })
})

describe.each(callDatabases)('text that takes too long to parse on %s', (database) => {
  let documents: Documents
  let maria: Actor
  const parseTimeLimit = openParseTimeLimit()
  afterAll(() => parseTimeLimit.close())

  beforeAll(async () => {
    const setup = await openTestDocuments(database)
    maria = await setup.createUser('Maria')
    documents = openDocuments({
      ...setup,
      picture: async () => undefined,
      parseGuard: parseGuard(parseTimeLimit),
    })
  })

  it('is rejected when a document is created or saved', async () => {
    const refusal = {
      code: 'invalid_request',
      details: { fields: [{ path: ['data', 'body'], code: 'check.tooSlow' }] },
    }
    const creation = { actor: maria, type: 'updates', locale: 'en' } as const
    const body = filled('a\n=\n')
    await expect(documents.create({ ...creation, data: { body } })).rejects.toMatchObject(refusal)
    const { id } = await documents.create(creation)
    const save = { actor: maria, type: 'updates', id, layer: 'en', version: 1 } as const
    await expect(documents.save({ ...save, data: { body } })).rejects.toMatchObject(refusal)
    expect((await documents.save({ ...save, data: { body: 'Fine.' } })).layer.version).toBe(2)
  })

  it('is rejected by its length when it is too long', async () => {
    const data = { body: `${filled('~a')}x` }
    const creation = { actor: maria, type: 'updates', locale: 'en', data } as const
    await expect(documents.create(creation)).rejects.toMatchObject({
      details: { fields: [{ path: ['data', 'body'], code: 'request.long' }] },
    })
  })
})
