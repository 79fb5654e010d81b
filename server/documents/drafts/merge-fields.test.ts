import { fieldsOf, initialData, model } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeFields } from './merge-save.ts'

const fields = fieldsOf(model.home, 'en')
const base = initialData(model.home, 'en')
const hero = (values: object) => ({ ...base, hero: { ...Object(base.hero), ...values } })

describe('merge of two versions of a form', () => {
  it('keeps fields that others changed, and names them', () => {
    const merge = mergeFields(fields, base, { ...base, sections: 'Mine.' }, hero({ title: 'Theirs' }))
    expect(merge).toMatchObject({
      data: { sections: 'Mine.', hero: { title: 'Theirs' } },
      merged: ['hero'],
      conflicts: [],
    })
  })

  it('merges the fields of a group', () => {
    const merge = mergeFields(fields, base, hero({ title: 'Mine' }), hero({ text: 'Theirs' }))
    expect(merge.data.hero).toMatchObject({ title: 'Mine', text: 'Theirs' })
    expect(merge.conflicts).toEqual([])
  })

  it('reports a conflict in a field of a group with all three values', () => {
    const { conflicts } = mergeFields(fields, base, hero({ title: 'Mine' }), hero({ title: 'Theirs' }))
    expect(conflicts).toEqual([{ field: 'hero.title', base: '', yours: 'Mine', theirs: 'Theirs' }])
  })

  it('treats a list as one value', () => {
    const link = (text: string) => ({ actions: [{ text, href: '/' }] })
    const { conflicts } = mergeFields(fields, base, hero(link('Mine')), hero(link('Theirs')))
    expect(conflicts.map(({ field }) => field)).toEqual(['hero.actions'])
  })

  it('has every changed value in its data or in its conflicts', () => {
    const value = fc.constantFrom('', 'a', 'b', 'c')
    const form = fc.record({ sections: value, title: value, text: value })
    interface Form {
      readonly sections: string
      readonly title: string
      readonly text: string
    }
    const filled = ({ sections, title, text }: Form) => ({
      ...hero({ title, text }),
      sections,
    })
    fc.assert(
      fc.property(form, form, form, (before, mine, theirs) => {
        const merge = mergeFields(fields, filled(before), filled(mine), filled(theirs))
        const { sections, hero: opening } = merge.data
        const data = { sections, title: Object(opening).title, text: Object(opening).text }
        for (const name of ['sections', 'title', 'text'] as const) {
          const conflict = merge.conflicts.find(({ field }) => field === name || field === `hero.${name}`)
          const both = conflict === undefined ? [data[name]] : [conflict.yours, conflict.theirs]
          if (mine[name] !== before[name]) expect(both).toContain(mine[name])
          if (theirs[name] !== before[name]) expect(both).toContain(theirs[name])
        }
      }),
    )
  })
})
