import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkMdx } from '../mdx/check.ts'
import type { DocumentType, Layer, LayerData } from '../model/index.ts'
import {
  complaintsAbout,
  fieldsOf,
  initialData,
  isKind,
  layerSchema,
  localeCodes,
  model,
} from '../model/index.ts'
import { readSeed } from './index.ts'

const { documents, pictures } = readSeed()

const layers = documents.flatMap(({ type, layers: given, publish }) =>
  Object.entries(given).map(([name, data]) => {
    const layer: Layer = localeCodes.find((locale) => locale === name) ?? '*'
    return { of: model[type], layer, data, isPublic: publish.includes(layer) }
  }),
)

describe('the demonstration', () => {
  it('has its pictures, described in every language', () => {
    for (const { path, alts, captions } of pictures) {
      expect(existsSync(path), path).toBe(true)
      for (const words of [...Object.values(alts), ...Object.values(captions)]) expect(words).not.toBe('')
    }
  })

  it('fits the model, and what is public could be published', () => {
    for (const { of, layer, data, isPublic } of layers) {
      const whole = withoutPictures(of, layer, { ...initialData(of, layer), ...data })
      expect(
        layerSchema(of, layer).safeParse(whole).error,
        JSON.stringify(data).slice(0, 200),
      ).toBeUndefined()
      if (isPublic) expect(complaintsAbout(of, layer, whole)).toEqual([])
    }
  })

  it('uses the vocabulary as it is', () => {
    const texts = layers.flatMap(({ of, layer, data }) =>
      Object.entries(fieldsOf(of, layer)).flatMap(([name, field]) =>
        isKind(field, 'mdx') ? String(data[name] ?? '') : [],
      ),
    )
    expect(texts.flatMap((text) => checkMdx(text))).toEqual([])
  })

  it('shows what a house looks like at work: one text is not translated yet, another is a draft', () => {
    const updates = documents.filter(({ type }) => type === 'updates')
    expect(updates.length).toBeGreaterThanOrEqual(6)
    expect(updates.some(({ layers: given }) => given.et === undefined)).toBe(true)
    expect(updates.some(({ layers: given, publish }) => given.el && !publish.includes('el'))).toBe(true)
  })
})

/** In the seed a picture is named by its file, which the import replaces by its id. */
function withoutPictures(of: DocumentType, layer: Layer, data: LayerData): LayerData {
  const media = Object.entries(fieldsOf(of, layer)).filter(([, field]) => isKind(field, 'media'))
  const files = pictures.map(({ file }) => file)
  for (const [name] of media) expect([null, ...files]).toContain(data[name])
  return { ...data, ...Object.fromEntries(media.map(([name]) => [name, null])) }
}
