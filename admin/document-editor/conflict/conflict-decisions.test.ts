import { describe, expect, it } from 'vitest'
import { storageOf } from '../../testing/storage.ts'
import { openDecisions } from './conflict.ts'

const conflict = { field: 'title', base: 'Light', yours: 'My light', theirs: 'Their light' }
const places = [{ way: 'together', written: 'Our light' }] as const

describe('Conflict decisions', () => {
  it('are restored after a reload for the same texts', () => {
    const storage = storageOf(10_000)
    openDecisions(storage, () => 'here').save('en', conflict, 'Our light', places)
    const reloaded = openDecisions(storage, () => 'here')
    expect(reloaded.of('en', conflict)).toEqual({ yours: 'My light', value: 'Our light', places })
    expect(reloaded.of('en', { ...conflict, theirs: 'Another light' })).toBeUndefined()
    expect(openDecisions(storage, () => 'elsewhere').of('en', conflict)).toBeUndefined()
  })

  it('are removed after the conflict is resolved', () => {
    const storage = storageOf(10_000)
    const decisions = openDecisions(storage, () => 'here')
    decisions.save('en', conflict, 'Our light', places)
    decisions.clear()
    expect(decisions.of('en', conflict)).toBeUndefined()
    expect(Object.keys(storage)).toEqual([])
  })

  it('stay in memory when the storage is full or contains invalid data', () => {
    const storage = storageOf(10)
    storage.setItem('here', '[["a",')
    const decisions = openDecisions(storage, () => 'here')
    decisions.save('en', conflict, 'Our light', places)
    expect(decisions.of('en', conflict)?.value).toBe('Our light')
  })
})
