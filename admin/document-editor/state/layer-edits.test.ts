import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { describe, expect, it } from 'vitest'
import { afterSave, changedLayers, changesIn, openEdits, withChanges, withField } from './layer-edits.ts'

const title = (text: string, body = '') => ({ ...openEdits(updates).el.data, title: text, body })
const opened = (data: ReturnType<typeof title>, version = 3) => ({ version, base: data, data })

describe('Layer edits', () => {
  it('list the changed languages and fields', () => {
    const edits = withField(openEdits(updates), 'el', 'title', 'Φθινόπωρο')
    expect(changedLayers(edits)).toEqual(['el'])
    expect(changesIn(edits.el)).toEqual({ title: 'Φθινόπωρο' })
  })

  it('have no changes when a value is reverted', () => {
    const edits = withField(withField(openEdits(updates), '*', 'tags', ['a']), '*', 'tags', [])
    expect(changedLayers(edits)).toEqual([])
  })

  it('accept changes of other people in unchanged fields', () => {
    const sent = title('mine', 'text')
    const { edit, conflicts } = afterSave(opened(sent), sent, {
      version: 5,
      data: title('mine', 'their text'),
    })
    expect(edit.data.body).toBe('their text')
    expect(edit.version).toBe(5)
    expect(conflicts).toEqual([])
    expect(changesIn(edit)).toEqual({})
  })

  it('keep text that was typed during the save', () => {
    const sent = title('one', 'text')
    const typing = { ...opened(sent), data: title('one two', 'text') }
    const { edit } = afterSave(typing, sent, { version: 4, data: title('one', 'their text') })
    expect(edit.data).toMatchObject({ title: 'one two', body: 'their text' })
    expect(changesIn(edit)).toEqual({ title: 'one two' })
  })

  it('report a conflict and keep the typed text', () => {
    const sent = title('one')
    const typing = { ...opened(sent), data: title('one mine') }
    const { edit, conflicts } = afterSave(typing, sent, { version: 4, data: title('one theirs') })
    expect(edit.data.title).toBe('one mine')
    expect(conflicts).toEqual([{ field: 'title', base: 'one', yours: 'one mine', theirs: 'one theirs' }])
  })

  it('apply stored changes to the current text with their base version', () => {
    const edit = withChanges(opened(title('now'), 7), 5, {
      body: 'kept',
      gone: 'a field that no longer exists',
    })
    expect(edit.version).toBe(5)
    expect(changesIn(edit)).toEqual({ body: 'kept' })
  })
})
