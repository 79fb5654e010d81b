import { describe, expect, it } from 'vitest'
import { storageOf } from '../../testing/storage.ts'
import { holdDecisions } from './conflict-decisions.ts'

const conflict = { field: 'title', base: 'Light', yours: 'My light', theirs: 'Their light' }
const places = [{ way: 'together', written: 'Our light' }] as const

describe('what somebody decided about a conflict', () => {
  it('is there after a reload, for the same texts', () => {
    const storage = storageOf(10_000)
    holdDecisions(storage, () => 'here').hold('en', conflict, 'Our light', places)
    const reloaded = holdDecisions(storage, () => 'here')
    expect(reloaded.of('en', conflict)).toEqual({ yours: 'My light', value: 'Our light', places })
    expect(reloaded.of('en', { ...conflict, theirs: 'Another light' })).toBeUndefined()
    expect(holdDecisions(storage, () => 'elsewhere').of('en', conflict)).toBeUndefined()
  })

  it('is dropped once it is settled', () => {
    const storage = storageOf(10_000)
    const decisions = holdDecisions(storage, () => 'here')
    decisions.hold('en', conflict, 'Our light', places)
    decisions.clear()
    expect(decisions.of('en', conflict)).toBeUndefined()
    expect(Object.keys(storage)).toEqual([])
  })

  it('is held as long as the page is where the device has no room, and where something odd lies', () => {
    const storage = storageOf(10)
    storage.setItem('here', '[["a",')
    const decisions = holdDecisions(storage, () => 'here')
    decisions.hold('en', conflict, 'Our light', places)
    expect(decisions.of('en', conflict)?.value).toBe('Our light')
  })
})
