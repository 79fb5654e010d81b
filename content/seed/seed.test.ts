import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkMdx } from '../mdx/check/check-mdx.ts'
import type { DocumentType, Layer, LayerData } from '../model/index.ts'
import {
  fieldsOf,
  interfaceLocales,
  isKind,
  layerProblems,
  model,
  shared,
  siteLayers,
} from '../model/index.ts'
import { layerSchema } from '../model/schemas.ts'
import { readSeed } from './index.ts'

const { documents, files } = readSeed()

interface Written {
  readonly where: string
  readonly type: DocumentType
  readonly layer: Layer
  readonly data: LayerData
  readonly isPublic: boolean
}

const everything = documents.flatMap(({ type, name, document }): readonly Written[] =>
  siteLayers().flatMap((layer) => {
    const content = document.layers[layer]
    if (content === undefined) return []
    const about = { where: `${name} ${layer}`, type: model[type], layer }
    const draft = { ...about, data: content.draft, isPublic: false }
    return content.published === undefined
      ? [draft]
      : [draft, { ...about, data: content.published, isPublic: true }]
  }),
)

describe('the demonstration', () => {
  it('has its pictures, described in every language, and its prints captioned like plates', () => {
    for (const { path, alts, captions } of files) {
      expect(existsSync(path), path).toBe(true)
      const isPrint = path.endsWith('.webp')
      for (const locale of interfaceLocales) {
        expect(alts[locale] ?? '', `${path} ${locale}`).toMatch(/\.$/)
        expect(captions[locale] !== undefined, `${path} ${locale}`).toBe(isPrint)
      }
    }
  })

  it.each(everything)(
    'fits the model, and what is public could be published: $where',
    ({ type, layer, data, isPublic }) => {
      expect(layerSchema(type, layer).safeParse(data).error).toBeUndefined()
      if (isPublic) expect(layerProblems(type, layer, data)).toEqual([])
    },
  )

  it.each(everything)('uses the vocabulary as it is: $where', ({ type, layer, data }) => {
    const texts = Object.entries(fieldsOf(type, layer)).flatMap(([name, field]) =>
      isKind(field, 'mdx') ? String(data[name]) : [],
    )
    expect(texts.flatMap((text) => checkMdx(text))).toEqual([])
  })

  it('shows only pictures that it brings along', () => {
    const ids = files.map(({ id }) => id)
    for (const { where, type, layer, data } of everything) {
      for (const [name, field] of Object.entries(fieldsOf(type, layer))) {
        if (isKind(field, 'media') && data[name] !== null) expect(ids, where).toContain(data[name])
      }
    }
  })

  it('has enough of everything to be judged by, in every language', () => {
    const seen = (name: string, layer: Layer) =>
      documents.filter(
        ({ type, document }) => type === name && document.layers[layer]?.published !== undefined,
      )
    for (const locale of interfaceLocales) {
      expect(seen('updates', locale).length).toBeGreaterThanOrEqual(8)
      expect(seen('showcase', locale)).toHaveLength(15)
      expect(seen('partners', locale)).toHaveLength(8)
      for (const single of Object.values(model).filter(({ kind }) => kind === 'single')) {
        expect(seen(single.name, locale), single.name).toHaveLength(1)
      }
    }
    const sections = seen('showcase', shared).map(
      ({ document }) => document.layers[shared]?.published?.section,
    )
    const perSection = Map.groupBy(sections, (section) => section)
    expect([...perSection.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3, 3])
  })

  it('shows what a house looks like at work: one text is not translated yet, another is a draft', () => {
    const updates = documents.filter(({ type }) => type === 'updates').map(({ document }) => document.layers)
    expect(updates.length).toBeGreaterThanOrEqual(6)
    expect(updates.some((given) => given.et === undefined)).toBe(true)
    expect(updates.some((given) => given.el !== undefined && given.el.published === undefined)).toBe(true)
  })
})
