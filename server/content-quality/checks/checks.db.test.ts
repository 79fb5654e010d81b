import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import type { Checks, PlacedFinding } from './index.ts'
import type { CheckedPages } from './testing/checked-pages.ts'
import { blockerText, openCheckedPages } from './testing/checked-pages.ts'

describe.each(callDatabases)('document checks on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let checks: Checks
  let page: CheckedPages['page']
  let publish: CheckedPages['publish']

  beforeAll(async () => {
    ;({ setup, maria, checks, page, publish } = await openCheckedPages(kind))
  })

  const found = async (id: string) =>
    (await checks.ofDocument({ actor: maria, type: 'pages', id })).filter(
      ({ code }) => code !== 'check.missingTranslation',
    )
  const brief = ({ layer, field, severity, code, position, block }: PlacedFinding) =>
    [severity, code, layer, field, block, position?.line, position?.column]
      .filter((part) => part !== undefined)
      .join(' ')
  const findings = async (data: object, shared: object = {}) =>
    (await found((await page(data, shared)).id)).map(brief)
  const picture = async (about: object = {}) => {
    const id = newId()
    const hash = id.replaceAll('-', '').padEnd(64, '0')
    const row = {
      ...{ id, version: 1, state: 'kept', kind: 'picture', type: 'image/webp', extension: 'webp' },
      ...{
        file: hash,
        source: hash,
        upload: hash,
        bytes: 1,
        width: 2_000,
        height: 1_000,
        name: 'x',
        name_key: 'x',
      },
      ...{
        alts: JSON.stringify({ en: 'Fern', et: 'Sõnajalg' }),
        captions: '{}',
        created_at: 'now',
        changed_at: 'now',
      },
      ...about,
    }
    await setup.db.kysely.insertInto('media').values(row).execute()
    return id
  }

  it('include a document that was just moved to the trash, because its editor may be open', async () => {
    const { id } = await page({ title: '' })
    const input = { actor: maria, type: 'pages', id }
    await setup.documents.trash({ ...input, layers: { en: 1, '*': 1 } })
    expect((await checks.ofDocument(input)).map(({ field }) => field)).toContain('title')
  })

  it('include problems reported by the owner of a type', async () => {
    expect(await findings({}, { cover: blockerText })).toContain('error test.obstacle * cover')
  })

  it('report nothing for a correct document', async () => {
    const cover = await picture()
    const there = await page({ body: '## There' })
    await publish(there.id)
    const body = `## One\n\n[a](${there.path}#there) [b](#one) [c](/pages) [d](https://example.org/x) [e](/moved)`
    const figure = `<Figure src="/media/${cover}/x.webp" alt="Fern" />`
    expect(
      await findings({ body: `${body} [f](/docs/start/install) [g](#top)\n\n${figure}` }, { cover }),
    ).toEqual([])
  })

  it('report errors that prevent publishing, with their position in the text', async () => {
    expect(await findings({ title: '', body: 'One.\n\nTwo <Blink />.' })).toEqual([
      'error mdx.unknownComponent en body 1 3 5',
      'error field.required en title',
    ])
  })

  it('report links to missing pages, drafts and missing files', async () => {
    const draft = await page()
    const body = `One.\n\n[a](/pages/nowhere) and [b](${draft.path})\n\n![c](/media/${newId()}/x.webp)`
    const more = [{ text: 'x', href: '/et/nothing' }]
    expect(await findings({ body, more })).toEqual([
      'warning check.nowhere en body 1 3 1',
      'warning check.notPublic en body 1 3 25',
      'warning check.noFile en body 2 5 1',
      'warning check.nowhere en more',
    ])
  })

  it('name a document that is not public by its title', async () => {
    const draft = await page({ title: 'Night plates' })
    const here = await page({ body: `[a](document:pages/${draft.id}#washing)` })
    const [finding] = (await found(here.id)).filter(({ code }) => code === 'check.notPublic')
    expect(finding?.values).toEqual({ address: 'Night plates' })
  })

  it('report links to a page that is not public in the same locale', async () => {
    const { id, path } = await page()
    await publish(id)
    const here = await page({ body: `[a](${path})` })
    expect((await found(here.id)).map(brief)).toEqual([])
    const named = { actor: maria, type: 'pages', id: here.id, layer: 'el', version: 0 } as const
    await setup.documents.save({ ...named, data: { title: 'Α', body: `[a](${path}) [b](/el)` } })
    const inGreek = (await found(here.id)).filter(
      ({ layer, code }) => layer === 'el' && code !== 'check.noAlt',
    )
    expect(inGreek.map(({ code, values }) => [code, values.address])).toEqual([
      ['check.nowhere', path],
      ['check.notPublic', '/el'],
    ])
  })

  it('accept links to a page that is shown in English until it is translated', async () => {
    const data = { title: 'Tanks', slug: 'tanks' }
    const guide = { actor: maria, type: 'guides' } as const
    const { id } = await setup.documents.create({ ...guide, locale: 'en', data, shared: {} })
    const here = await page()
    const body = `[a](/el/guides/tanks) [b](document:guides/${id}) [c](/el/guides/gone)`
    const greek = { actor: maria, type: 'pages', id: here.id, layer: 'el' } as const
    await setup.documents.save({ ...greek, version: 0, data: { title: 'Α', body } })
    const codes = async () =>
      (await found(here.id)).filter(({ code }) => /^check\.no(?:where|tPublic)$/.test(code)).map(brief)
    expect(await codes()).toHaveLength(3)
    await setup.documents.publish({ ...guide, id, layers: { en: 1 } })
    expect(await codes()).toEqual(['warning check.nowhere el body 0 1 81'])
  })

  it('accept links to a page that is shown in a fallback language, and to its headings there', async () => {
    onTestFinished(() => setSiteLocales(interfaceLocales))
    const guide = { actor: maria, type: 'guides' } as const
    const english = { title: 'Heating', slug: 'heating', body: '## Heat' }
    const { id } = await setup.documents.create({ ...guide, locale: 'en', data: english, shared: {} })
    const estonian = { title: 'Küte', slug: 'kyte', body: '## Soojus' }
    await setup.documents.save({ ...guide, id, layer: 'et', version: 0, data: estonian })
    await setup.documents.publish({ ...guide, id, layers: { en: 1, et: 1 } })
    const here = await page()
    const follows = `document:guides/${id}`
    const body = `[a](/el/guides/kyte#soojus) [b](${follows}#soojus) [c](${follows}#heat) [d](${follows}#gone)`
    const greek = { actor: maria, type: 'pages', id: here.id, layer: 'el' } as const
    await setup.documents.save({ ...greek, version: 0, data: { title: 'Α', body } })
    const places = async (code: string) =>
      (await found(here.id)).filter((one) => one.code === code).map(({ position }) => position?.column)
    const columnOf = (name: string) => body.indexOf(`[${name}]`) + 1
    expect(await places('check.nowhere')).toEqual([columnOf('a')])
    expect(await places('check.noAnchor')).toEqual([columnOf('b'), columnOf('d')])
    setSiteLocales(interfaceLocales, { el: 'et' })
    expect(await places('check.nowhere')).toEqual([])
    // A translated heading keeps the id of its source.
    expect(await places('check.noAnchor')).toEqual([columnOf('d')])
  })

  it('report links to missing headings on the same page and on other pages', async () => {
    const there = await page({ body: '## Φως και σκιά' })
    await publish(there.id)
    const anchor = encodeURIComponent('φως-και-σκιά')
    const body = `## Here\n\n[a](#here) [b](#gone) [c](${there.path}#${anchor}) [d](${there.path}#gone)`
    expect(
      (await found((await page({ body })).id)).map(({ code, values }) => [code, values.address]),
    ).toEqual([
      ['check.noAnchor', '#gone'],
      ['check.noAnchor', `${there.path}#gone`],
    ])
  })

  it('report skipped heading levels', async () => {
    expect(await findings({ body: '## One\n\n#### Two\n\n## Three\n\n### Four' })).toEqual([
      'warning check.headingSkipped en body 1 3 1',
    ])
    expect(await findings({ body: 'Words.\n\n### Three' })).toHaveLength(1)
  })

  it('report images without alt text, in texts and in each locale of the media library', async () => {
    const cover = await picture({ alts: JSON.stringify({ en: 'Fern', et: ' ' }) })
    const { id } = await page({ body: `![](/media/${cover}/x.webp)` }, { cover })
    expect((await found(id)).map(brief)).toEqual(['warning check.noAlt en body 0 1 1'])
    const named = { actor: maria, type: 'pages', id, layer: 'et', version: 0 } as const
    await setup.documents.save({ ...named, data: { title: 'A', body: 'B' } })
    expect((await found(id)).map(brief)).toContain('warning check.noAlt et cover')
  })

  it('report small logos, but not their alt text, which is the name of the site', async () => {
    const logo = await picture({ alts: '{}', width: 100 })
    expect(await findings({}, { logo })).toEqual(['warning check.smallPicture * logo'])
    expect(await findings({}, { logo: await picture({ alts: '{}', width: 200 }) })).toEqual([])
  })

  it('report images that are deleted or in the trash', async () => {
    const thrown = await picture({ state: 'trashed', trashed_at: '2026-11-01T08:00:00.000Z' })
    for (const cover of [thrown, newId()]) {
      expect(await findings({ body: `![Fern](/media/${cover}/x.webp)` }, { cover })).toEqual([
        'warning check.noFile en body 0 1 1',
        'warning check.noPicture * cover',
      ])
    }
  })

  it('report images that are too small, except drawings', async () => {
    const small = { width: 300 }
    expect(await findings({}, { cover: await picture(small) })).toEqual([
      'warning check.smallPicture * cover',
    ])
    expect(await findings({}, { cover: await picture({ ...small, kind: 'drawing' }) })).toEqual([])
    const figure = (width: string, id: string) => `<Figure src="/media/${id}/x.webp" alt="x" ${width} />`
    const id = await picture(small)
    expect(await findings({ body: figure('', id) })).toEqual(['warning check.smallPicture en body 0 1 1'])
    expect(await findings({ body: figure('width={300}', id) })).toEqual([])
  })

  it('report titles and descriptions that are too long for search engines', async () => {
    const long = 'x'.repeat(61)
    expect(await findings({ title: long })).toEqual(['warning check.longTitle en title'])
    expect(await findings({ title: long, seo: { title: 'Short', description: 'x'.repeat(161) } })).toEqual([
      'warning check.longDescription en seo.description',
    ])
  })

  it('report missing and outdated translations', async () => {
    const { id } = await page({ body: 'One.' })
    const untranslated = await checks.ofDocument({ actor: maria, type: 'pages', id })
    expect(untranslated.map(brief)).toEqual([
      'warning check.missingTranslation et',
      'warning check.missingTranslation el',
    ])
    const named = { actor: maria, type: 'pages', id } as const
    await setup.documents.save({ ...named, layer: 'et', version: 0, data: { title: 'A' } })
    await setup.documents.save({ ...named, layer: 'en', version: 1, data: { title: 'B' } })
    const inEstonian = (await checks.ofDocument(named)).filter(({ layer }) => layer === 'et')
    expect(inEstonian.map(brief)).toEqual([
      'warning check.missingTranslation et body',
      'warning check.outdatedTranslation et title',
    ])
  })
})
