/** Outdated translations in the editor: changed sources and missing fields. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { updateOf } from '../testing/documents.ts'
import { address, english, serving } from '../testing/open-test-document.ts'
import { renderAdmin } from '../testing/render-admin.tsx'
import type { Translation } from './document-queries.ts'

const inBoth = updateOf({
  en: { status: 'published', version: 3, publishedVersion: 3, data: english },
  et: { status: 'draft', version: 2, data: { title: 'Sügis' } },
})
const added = { passage: 'a', old: null, now: 'A new text.' }
const changed = { passage: 'b', old: 'Autumn', now: 'Golden autumn' }

type Field = Omit<Translation['fields'][number], 'counterparts'>

const answering = (fields: readonly Field[]) =>
  serving(inBoth, {
    'GET /api/documents/{type}/{id}/{locale}/translation': ({ params: { locale } }) => ({
      ...{ source: 'en', against: 'public', sourceVersion: 3, version: 2, machineTexts: [] },
      ...(locale === 'et'
        ? {
            locale: 'et',
            state: 'outdated',
            fields: fields.map((field) => ({ ...field, counterparts: null })),
          }
        : { locale: 'en', state: 'source', fields: [] }),
    }),
  })

describe('Translation in the editor', () => {
  beforeEach(() => localStorage.clear())

  it('lists an untranslated field as missing and not as changed', async () => {
    const server = answering([{ field: 'excerpt', state: 'missing', changes: [added] }])
    await renderAdmin(`${address}?language=et`, server)
    await expect.element(page.getByText('1 field is not translated')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Summary', exact: true }).first()).toBeVisible()
    expect(page.getByText(/since this was translated/).elements()).toEqual([])
  })

  it('counts only changes of translated fields', async () => {
    const server = answering([
      { field: 'title', state: 'outdated', changes: [changed] },
      { field: 'excerpt', state: 'missing', changes: [added] },
    ])
    await renderAdmin(`${address}?language=et`, server)
    await expect.element(page.getByText('1 change in English since this was translated')).toBeVisible()
  })

  it('shows a changed passage as wide as its box', async () => {
    await renderAdmin(
      `${address}?language=et`,
      answering([{ field: 'title', state: 'outdated', changes: [changed] }]),
    )
    await expect.element(page.getByText('1 change in English since this was translated')).toBeVisible()
    document.querySelector<HTMLElement>('.stale-field summary')?.click()
    const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
    await expect
      .poll(() => widthOf('.stale-passage .diff-view'))
      .toBeGreaterThan(0.9 * widthOf('.stale-passage'))
    expect(widthOf('.stale-passage')).toBeGreaterThan(100)
  })

  it('shows Out of date on its tab from every language, and the source shows its status', async () => {
    await renderAdmin(address, answering([{ field: 'title', state: 'outdated', changes: [changed] }]))
    const tab = (name: RegExp) => page.getByRole('link', { name })
    await expect.element(tab(/^Eesti/).getByText('Out of date', { exact: true })).toBeVisible()
    await expect.element(tab(/^English/).getByText('Published', { exact: true })).toBeVisible()
  })
})
