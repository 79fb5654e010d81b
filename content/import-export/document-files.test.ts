import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentType, Layer, LayerData } from '../model/index.ts'
import { fieldsOf, initialData, isKind, model, siteLayers } from '../model/index.ts'
import { documentFileNames, fromFiles, toFiles } from './document-files.ts'
import type { ExportedDocument, ExportedLayer } from './export-types.ts'

const id = '01930a5e-7a10-7c3b-8f00-0123456789ab'

/** Data of a layer with any text in its fields and groups. */
function dataOf(type: DocumentType, layer: Layer): fc.Arbitrary<LayerData> {
  const text = fc.oneof(fc.string(), fc.constantFrom('', '---', 'ναι', 'a\nb', ' x ', 'true'))
  const texts = Object.entries(fieldsOf(type, layer)).filter(
    ([, field]) => isKind(field, 'text') || isKind(field, 'mdx'),
  )
  const changes = fc.record(Object.fromEntries(texts.map(([name]) => [name, text])), { requiredKeys: [] })
  return changes.map((changed) => ({ ...initialData(type, layer), ...changed }))
}

function layerOf(type: DocumentType, layer: Layer): fc.Arbitrary<ExportedLayer> {
  const firstPublishedAt = fc.constantFrom(undefined, '2026-11-20T08:00:00.000Z')
  const content = { draft: dataOf(type, layer), firstPublishedAt }
  return fc.oneof(
    fc.record({ ...content, published: fc.constant(undefined), archived: fc.boolean() }),
    fc.record({ ...content, published: dataOf(type, layer), archived: fc.constant(false) }),
  )
}

describe.each(Object.entries<DocumentType>(model))('Files of a document of %s', (_name, type) => {
  const content = fc
    .record(Object.fromEntries(siteLayers().map((layer) => [layer, layerOf(type, layer)])), {
      requiredKeys: [],
    })
    .map((some): ExportedDocument => ({ id: type.kind === 'collection' ? id : undefined, layers: some }))

  it('are read back as the same data and written the same way again', () => {
    fc.assert(
      fc.property(content, (document) => {
        const files = toFiles(type, document)
        const back = fromFiles(type, files)
        expect(back).toEqual(document)
        expect([...toFiles(type, back)]).toEqual([...files])
        for (const name of files.keys()) expect(documentFileNames.has(name)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

describe('Document written by hand', () => {
  const read = (files: Record<string, string>) => fromFiles(model.updates, new Map(Object.entries(files)))

  it('needs only a title and a text', () => {
    const { id: none, layers: written } = read({ 'en.mdx': '---\ntitle: A day of blue\n---\nSun.\n' })
    expect(none).toBeUndefined()
    expect(written.en?.draft).toMatchObject({ title: 'A day of blue', body: 'Sun.', excerpt: '' })
    expect(written.en?.published).toBeUndefined()
  })

  it.each([
    ['an unknown field', '---\nheadline: A\n---\n', 'The field “headline” is unknown.'],
    ['an unknown status', '---\n_status: live\n---\n', 'The status “live” is unknown'],
    [
      'a changed draft without its published version',
      '---\n_status: changed\n---\n',
      'en.published.mdx is missing',
    ],
    ['a former slug that is not in a list', '---\n_formerSlugs: a\n---\n', 'must be a list of texts.'],
    ['a number for a status', '---\n_status: 1\n---\n', 'The value of “_status” must be text.'],
  ])('is rejected with %s', (_what, text, message) => {
    expect(() => read({ 'en.mdx': text })).toThrow(message)
  })
})
