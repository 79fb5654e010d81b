import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Edits } from '../state/layer-edits.ts'
import { openEdits, withField } from '../state/layer-edits.ts'
import type { LocalDrafts } from './local-draft-store.ts'
import { openDraftSync } from './sync-local-draft.ts'

/** The longest time in ms before typed text is stored. */
const promised = 250

const titled = (title: string) => withField(openEdits(updates), 'en', 'title', title)

/** A store that records each save. */
function deviceOf(hasSpace = true) {
  const saved: unknown[] = []
  const drafts: LocalDrafts = {
    find: () => undefined,
    remove: () => {},
    save(_, __, { title }) {
      saved.push(title)
      return hasSpace
    },
    aside: { save: () => hasSpace, remove: () => {} },
  }
  return { drafts, saved }
}

describe('Local draft sync', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  it('stores the draft within 250 ms after the last key', () => {
    const { drafts, saved } = deviceOf()
    const draftSync = openDraftSync(drafts)
    let edits: Edits = titled('A')
    draftSync.saveSoon(() => edits, vi.fn())
    vi.advanceTimersByTime(promised)
    expect(saved).toEqual(['A'])
    edits = titled('Au')
    draftSync.saveSoon(() => edits, vi.fn())
    vi.advanceTimersByTime(promised)
    expect(saved).toEqual(['A', 'Au'])
  })

  it('is not delayed by further keys and stores the newest text', () => {
    const { drafts, saved } = deviceOf()
    const draftSync = openDraftSync(drafts)
    let edits: Edits = titled('')
    for (const letter of 'Autumn') {
      edits = titled(`${edits.en.data.title}${letter}`)
      draftSync.saveSoon(() => edits, vi.fn())
      vi.advanceTimersByTime(promised / 5)
    }
    expect(saved).not.toEqual([])
    vi.advanceTimersByTime(promised)
    expect(saved.at(-1)).toBe('Autumn')
  })

  it('stores a draft once when an immediate save precedes the timer', () => {
    const { drafts, saved } = deviceOf()
    const draftSync = openDraftSync(drafts)
    draftSync.saveSoon(() => titled('Autumn'), vi.fn())
    draftSync.save(titled('Autumn'))
    vi.advanceTimersByTime(promised)
    expect(saved).toEqual(['Autumn'])
  })

  it('moves to a new document before it removes the copy without an id', () => {
    const steps: string[] = []
    const before: LocalDrafts = { ...deviceOf().drafts, remove: () => void steps.push('removed') }
    const created = deviceOf()
    const drafts: LocalDrafts = {
      ...created.drafts,
      save(...text) {
        steps.push('saved')
        return created.drafts.save(...text)
      },
    }
    openDraftSync(before).moveTo(drafts, titled('Autumn'))
    expect(created.saved).toEqual(['Autumn'])
    expect([...new Set(steps)]).toEqual(['saved', 'removed'])
  })

  it('reports when the storage is full', () => {
    const onSaved = vi.fn()
    openDraftSync(deviceOf(false).drafts).saveSoon(() => titled('Autumn'), onSaved)
    vi.advanceTimersByTime(promised)
    expect(onSaved.mock.calls).toEqual([[false]])
  })
})
