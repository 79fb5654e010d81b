import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Data } from './index.ts'
import { fieldsOf, initialData, layerProblems, layers, model } from './index.ts'
import { layerSchema } from './schemas.ts'

describe('Document types', () => {
  const types = Object.entries(model)

  it.each(types)('%s is registered under its own name', (name, type) => expect(type.name).toBe(name))

  it.each(types)('%s has each field in exactly one layer of a language', (_name, type) => {
    const names = [...Object.keys(fieldsOf(type, 'en')), ...Object.keys(fieldsOf(type, '*'))]
    expect(names.sort()).toEqual(Object.keys(type.fields).sort())
  })

  it.each(types)('%s has an initial draft that can be saved', (_name, type) => {
    for (const layer of layers) {
      expect(layerSchema(type, layer).safeParse(initialData(type, layer)).success).toBe(true)
    }
  })

  it.each(types)('%s rejects unknown fields', (_name, type) => {
    const data = { ...initialData(type, 'en'), surprise: 1 }
    expect(layerSchema(type, 'en').safeParse(data).success).toBe(false)
  })
})

describe('Updates', () => {
  it('need a title, a slug and a text to be published in a language', () => {
    const problems = layerProblems(model.updates, 'el', initialData(model.updates, 'el'))
    expect(problems.map((problem) => problem.at.join('.'))).toEqual(['title', 'slug', 'body'])
  })

  it('can be published with all required fields', () => {
    const data = { ...initialData(model.updates, 'el'), title: 'Νέα', slug: 'nea', body: 'Κείμενο.' }
    expect(layerProblems(model.updates, 'el', data)).toEqual([])
  })

  it('have types derived from their fields', () => {
    const data: Pick<Data<'updates'>, 'title' | 'tags' | 'publishedAt'> = {
      title: '',
      tags: ['a'],
      publishedAt: null,
    }
    expectTypeOf<Data<'updates'>['title']>().toEqualTypeOf<string>()
    expect(data.tags).toEqual(['a'])
  })
})
