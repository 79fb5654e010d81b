import { model } from '@cyanotype/content/model/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openEdits, withField } from './edits.ts'
import { keepInStep } from './keeping.ts'
import { openKeptTexts } from './kept-text.ts'

/** As much of a browser's storage as is needed: its entries are its own enumerable properties. */
function storageOf(room: number): Storage {
  const entries: Record<string, string> = {}
  const storage = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
    clear: () => {},
    key: (index: number) => Object.keys(entries)[index] ?? null,
    get length() {
      return Object.keys(entries).length
    },
  }
  return new Proxy(storage, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

describe('unsaved words', () => {
  let storage = storageOf(10_000)
  beforeEach(() => {
    storage = storageOf(10_000)
  })
  const open = (username = 'Eleni', window = 'one', others: readonly string[] = []) =>
    openKeptTexts({ storage, username, document: 'updates/1', window, others: new Set(others) })

  it('are there after a reload, with the version that they started from', () => {
    open().keep('el', 3, { title: 'Φως' })
    expect(open().find('el')).toMatchObject({ version: 3, changes: { title: 'Φως' } })
    expect(open().find('en')).toBeUndefined()
  })

  it('are gone once the server has them', () => {
    open().keep('el', 3, { title: 'Φως' })
    open().keep('el', 4, { title: 'Φως' })
    open().forget('el')
    expect(open().find('el')).toBeUndefined()
  })

  it('are not shown to somebody else at the same desk', () => {
    open('Eleni').keep('el', 3, { title: 'Φως' })
    expect(open('Maarja').find('el')).toBeUndefined()
  })

  it('of two open windows are each their own', () => {
    const [one, two] = [open('Eleni', 'one', ['two']), open('Eleni', 'two', ['one'])]
    one.keep('el', 3, { title: 'Φως' })
    expect(two.find('el')).toBeUndefined()
    two.keep('el', 3, { title: 'Χαρτί' })
    two.forget('el')
    expect(open('Eleni', 'three').find('el')).toMatchObject({ changes: { title: 'Φως' } })
  })

  it('of a window that is gone pass on to the one that found them', () => {
    open('Eleni', 'gone').keep('el', 3, { title: 'Φως' })
    const next = open('Eleni', 'next')
    expect(next.find('el')?.changes).toEqual({ title: 'Φως' })
    next.keep('el', 3, { title: 'Φως, ξανά' })
    next.forget('el')
    expect(open('Eleni', 'later').find('el')).toBeUndefined()
  })

  it('that were put aside are there after a reload, until they are used or the window is left', () => {
    const server = openEdits(model.updates)
    const words = withField(server, 'el', 'title', 'Φως')
    const found = () => keepInStep(open('Eleni', 'later')).restore(server).edits.el.data.title
    const first = keepInStep(open('Eleni', 'first'))
    first.keep(words)
    const keeping = keepInStep(open('Eleni', 'second'))
    keeping.restore(server)
    expect(keeping.exchange(server, words)).toBe(true)
    keeping.keep(server)
    expect(found()).toBe('Φως')
    keeping.exchange(words, server)
    keeping.keep(server)
    expect(found()).not.toBe('Φως')
    keeping.exchange(server, words)
    keeping.forgetAside()
    expect(found()).not.toBe('Φως')
  })

  it('that were put aside in another open window stay there, and come after those that were on screen', () => {
    open('Eleni', 'one').keep('el', 3, { title: 'Φως' })
    open('Eleni', 'two').aside.keep('el', 3, { title: 'Χαρτί' })
    expect(open('Eleni', 'three').find('el')?.changes).toEqual({ title: 'Φως' })
    expect(open('Eleni', 'three', ['one', 'two']).find('el')).toBeUndefined()
  })

  it('says so where there is no room', () => {
    expect(open().keep('el', 3, { body: 'x'.repeat(20_000) })).toBe(false)
  })

  it('takes what it cannot read for nothing', () => {
    storage.setItem('cyanotype/kept/Eleni/updates/1/el/one', '{"version":')
    expect(open().find('el')).toBeUndefined()
  })
})
