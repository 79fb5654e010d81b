import { model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../../testing/documents.ts'
import { changeOf, countLanguages, undoOf } from './list-actions.ts'

const { updates, redirects } = model
const editor = { role: 'editor', locales: [] } as const
const greek = { role: 'translator', locales: ['el'] } as const
const fern = summaryOf({
  id: 'fern',
  statuses: { en: 'draft', et: 'published', el: 'draft' },
  sharedStatus: 'draft',
  versions: { en: 3, et: 2, el: 1, '*': 4 },
})
const plate = summaryOf({
  id: 'plate',
  statuses: { en: 'published', et: 'none', el: 'none' },
  versions: { en: 5, et: 0, el: 0, '*': 1 },
})

describe('List action', () => {
  it('applies to the affected languages, at the versions on the screen', () => {
    const change = changeOf('publish', [fern, plate], { type: updates, by: editor })
    expect(change).toEqual({ action: 'publish', items: [{ id: 'fern', layers: { en: 3, el: 1, '*': 4 } }] })
    expect(countLanguages(change)).toBe(2)
    expect(changeOf('unpublish', [fern, plate], { type: updates, by: editor }).items).toEqual([
      { id: 'fern', layers: { et: 2 } },
      { id: 'plate', layers: { en: 5 } },
    ])
  })

  it('is limited to what the user may do', () => {
    expect(changeOf('publish', [fern], { type: updates, by: greek }).items).toEqual([
      { id: 'fern', layers: { el: 1 } },
    ])
    expect(changeOf('trash', [fern], { type: updates, by: greek }).items).toEqual([])
    expect(changeOf('publish', [fern], { type: redirects, by: editor }).items).toEqual([])
    const estonian = { role: 'editor', locales: ['et'] } as const
    expect(changeOf('unpublish', [fern, plate], { type: updates, by: estonian }).items).toEqual([
      { id: 'fern', layers: { et: 2 } },
    ])
    const ofPartners = { role: 'editor', locales: [], collections: ['partners'] } as const
    for (const action of ['publish', 'trash', 'copy'] as const)
      expect(changeOf(action, [fern, plate], { type: updates, by: ofPartners }).items).toEqual([])
  })

  it('names every layer of a document that moves to the trash', () => {
    expect(changeOf('trash', [fern, plate], { type: updates, by: editor }).items).toEqual([
      { id: 'fern', layers: { en: 3, et: 2, el: 1, '*': 4 } },
      { id: 'plate', layers: { en: 5, '*': 1 } },
    ])
  })

  it('unpublishes later what is public, and what will be by a schedule', () => {
    const planned = summaryOf({
      id: 'planned',
      statuses: { en: 'scheduled', et: 'changed', el: 'draft' },
      sharedStatus: 'scheduled',
      versions: { en: 3, et: 2, el: 1, '*': 4 },
    })
    expect(changeOf('withdraw', [planned], { type: updates, by: editor }).items).toEqual([
      { id: 'planned', layers: { en: 3, et: 2 } },
    ])
    expect(changeOf('unpublish', [planned], { type: updates, by: editor }).items).toEqual([
      { id: 'planned', layers: { et: 2 } },
    ])
  })

  it('publishes the shared layer with a language, or alone if there is no language', () => {
    const common = summaryOf({ ...plate, sharedStatus: 'changed' })
    expect(changeOf('publish', [common], { type: updates, by: editor }).items).toEqual([])
    const moved = summaryOf({
      id: 'moved',
      statuses: { en: 'none', et: 'none', el: 'none' },
      sharedStatus: 'draft',
      versions: { en: 0, et: 0, el: 0, '*': 1 },
    })
    const owner = { role: 'owner', locales: [] } as const
    expect(changeOf('publish', [moved], { type: redirects, by: owner }).items).toEqual([
      { id: 'moved', layers: { '*': 1 } },
    ])
  })
})

describe('Undo', () => {
  const permissions = { type: updates, by: editor }

  it('unpublishes what was published for the first time', () => {
    const change = changeOf('publish', [fern], permissions)
    expect(undoOf(change, [fern])).toEqual([
      { action: 'unpublish', layers: new Map([['fern', ['en', 'el']]]) },
    ])
  })

  it('restores from the trash, and publishes what was public', () => {
    const change = changeOf('trash', [plate], permissions)
    expect(undoOf(change, [plate])).toEqual([
      { action: 'restore', layers: new Map([['plate', ['en', '*']]]) },
      { action: 'publish', layers: new Map([['plate', ['en', '*']]]) },
    ])
  })

  it('is unavailable if the public text was not the latest version', () => {
    const changed = summaryOf({ ...plate, statuses: { en: 'changed', et: 'none', el: 'none' } })
    for (const action of ['publish', 'unpublish', 'archive', 'trash'] as const) {
      expect(undoOf(changeOf(action, [changed], permissions), [changed])).toBeUndefined()
    }
  })
})
