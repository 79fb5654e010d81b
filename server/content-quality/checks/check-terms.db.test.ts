import type { LayerData } from '@cyanotype/content/model/index.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import type { Checks, PlacedFinding } from './index.ts'
import { openCheckedPages } from './testing/checked-pages.ts'

describe.each(callDatabases)('Checks of terms on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let checks: Checks
  let page: Awaited<ReturnType<typeof openCheckedPages>>['page']

  beforeAll(async () => {
    ;({ setup, maria, checks, page } = await openCheckedPages(kind))
    await term(
      { term: 'contact print', avoid: ['contact copy'] },
      { term: 'kontaktkoopia', forms: ['kontaktkoopiad'], avoid: ['kontaktpilt', 'kontaktpildid'] },
    )
    await term({ term: 'fixer' }, undefined)
  })

  const term = async (en: LayerData, et: LayerData | undefined) => {
    const { id } = await setup.documents.create({ actor: maria, type: 'glossary', locale: 'en', data: en })
    const named = { actor: maria, type: 'glossary', id }
    if (et) await setup.documents.save({ ...named, layer: 'et', version: 0, data: et, source: 1 })
    await setup.documents.publish({ ...named, layers: { en: 1, ...(et && { et: 1 }) } })
  }

  let id = ''
  const terms = ({ code }: PlacedFinding) => code === 'check.avoidedWord' || code === 'check.missingTerm'
  const brief = ({ layer, field, severity, code, values, block, position }: PlacedFinding) =>
    [severity, code, layer, field, block, position?.line, position?.column, values.word, values.term]
      .filter((part) => part !== undefined)
      .join(' ')
  const found = async () =>
    (await checks.ofDocument({ actor: maria, type: 'pages', id })).filter(terms).map(brief)
  const translate = async (data: LayerData) =>
    setup.documents.save({ actor: maria, type: 'pages', id, layer: 'et', version: 0, source: 1, data })

  beforeEach(async () => {
    const body = 'Intro.\n\nA **contact print** in the fixer, and `contact copy` in code.\n\nThe end.'
    ;({ id } = await page({ title: 'Contact prints', body }))
  })

  it('report nothing in a text that uses the terms', async () => {
    expect(await found()).toEqual([])
    await translate({ title: 'Kontaktkoopiad', body: 'Algus.\n\nSee on kontaktkoopia.\n\nLõpp.' })
    expect(await found()).toEqual([])
  })

  it('report a block that does not contain the term of its source, at its place', async () => {
    await translate({ title: 'Kontaktkoopiad', body: 'Algus.\n\nSee on pilt.\n\nLõpp.' })
    expect(await found()).toEqual(['warning check.missingTerm et body 1 3 1 contact print kontaktkoopia'])
  })

  it('report a word to avoid once, and not also as a missing term', async () => {
    await translate({ title: 'Kontaktpildid', body: 'Algus.\n\nSee on kontaktpilt.\n\nLõpp.' })
    expect(await found()).toEqual([
      'warning check.avoidedWord et body 1 3 8 kontaktpilt kontaktkoopia',
      'warning check.avoidedWord et title Kontaktpildid kontaktkoopia',
    ])
  })

  it('require nothing of a block that is not translated yet, or of a term without a translation', async () => {
    await translate({ title: 'Fixer', body: 'Algus.' })
    expect(await found()).toEqual(['warning check.missingTerm et title Contact prints kontaktkoopia'])
  })

  it('do not prevent publishing', async () => {
    await translate({ title: 'Pilt', body: 'Algus.' })
    const layers = { en: 1, et: 1, '*': 1 }
    await setup.documents.publish({ actor: maria, type: 'pages', id, layers })
  })

  it('do not report the words to avoid in the glossary itself', async () => {
    const { items } = await setup.documents.list({ actor: maria, type: 'glossary', locale: 'en' })
    for (const one of items) {
      const findings = await checks.ofDocument({ actor: maria, type: 'glossary', id: one.id })
      expect(findings.filter(terms)).toEqual([])
    }
  })
})
