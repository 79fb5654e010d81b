import { describe, expect, it } from 'vitest'
import type { Data } from './index.ts'
import { complaintsAbout, fieldsOf, initialData, layers, model } from './index.ts'
import { layerSchema } from './schemas.ts'

describe('every type of document', () => {
  const types = Object.entries(model)

  it.each(types)('%s is found under its own name', (name, type) => expect(type.name).toBe(name))

  it.each(types)('%s puts each field into exactly one layer of a language', (_name, type) => {
    const names = [...Object.keys(fieldsOf(type, 'en')), ...Object.keys(fieldsOf(type, '*'))]
    expect(names.sort()).toEqual(Object.keys(type.fields).sort())
  })

  it.each(types)('%s starts as a draft that may be saved', (_name, type) => {
    for (const layer of layers) {
      expect(layerSchema(type, layer).safeParse(initialData(type, layer)).success).toBe(true)
    }
  })

  it.each(types)('%s refuses fields that it does not have', (_name, type) => {
    const data = { ...initialData(type, 'en'), surprise: 1 }
    expect(layerSchema(type, 'en').safeParse(data).success).toBe(false)
  })
})

describe('an update', () => {
  it('needs title, address and text to be published in a language', () => {
    const complaints = complaintsAbout(model.updates, 'el', initialData(model.updates, 'el'))
    expect(complaints.map((complaint) => complaint.at.join('.'))).toEqual(['title', 'slug', 'body'])
  })

  it('can be published once they are there', () => {
    const data = { ...initialData(model.updates, 'el'), title: 'Νέα', slug: 'nea', body: 'Κείμενο.' }
    expect(complaintsAbout(model.updates, 'el', data)).toEqual([])
  })

  it('has types that follow from its fields', () => {
    const data: Pick<Data<'updates'>, 'title' | 'tags' | 'publishedAt'> = {
      title: '',
      tags: ['a'],
      publishedAt: null,
    }
    // @ts-expect-error a title is text
    const wrong: Pick<Data<'updates'>, 'title'> = { title: 1 }
    expect([data.tags, wrong.title]).toEqual([['a'], 1])
  })
})
