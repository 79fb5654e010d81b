import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSiteMessages } from './site-messages.ts'

const folder = `${mkdtempSync(join(tmpdir(), 'cyanotype-words-'))}/`
afterAll(() => rmSync(folder, { recursive: true }))

const write = (word: string) =>
  writeFileSync(
    `${folder}et.po`,
    `msgid ""\nmsgstr ""\n"Language: et\\n"\n\nmsgid "Updates"\nmsgstr "${word}"\n`,
  )

describe('Site messages', () => {
  let now = 0
  const open = () => openSiteMessages({ folder, clock: () => now })
  beforeEach(() => write('Uudised'))

  it('are cached for 24 hours', async () => {
    const siteMessagesOf = open()
    expect((await siteMessagesOf('et')).messages).toEqual({ Updates: 'Uudised' })
    write('Teated')
    now += 24 * 60 * 60 * 1_000 - 1
    expect((await siteMessagesOf('et')).messages.Updates).toBe('Uudised')
    now += 1
    expect((await siteMessagesOf('et')).messages.Updates).toBe('Teated')
  })

  it('are read again on a reload, and cached', async () => {
    const siteMessagesOf = open()
    await siteMessagesOf('et')
    write('Teated')
    expect((await siteMessagesOf('et', { isReloaded: true })).messages.Updates).toBe('Teated')
    expect((await siteMessagesOf('et')).messages.Updates).toBe('Teated')
  })

  it('return an error without the path when they cannot be loaded, and are tried again', async () => {
    const onError = vi.fn()
    const siteMessagesOf = openSiteMessages({ folder, clock: () => now, onError })
    const failure = { code: 'locale_not_loaded', values: { locale: 'et', reason: 'the file cannot be read' } }
    rmSync(`${folder}et.po`)
    await expect(siteMessagesOf('et')).rejects.toMatchObject(failure)
    expect(onError.mock.calls).toEqual([['et', expect.objectContaining(failure)]])
    write('Uudised')
    expect((await siteMessagesOf('et')).messages.Updates).toBe('Uudised')
  })
})
