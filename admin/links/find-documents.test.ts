import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { createApi } from '../api/client.ts'
import { findDocuments } from './find-documents.ts'

const no = async () => false

function finding() {
  const sent: string[] = []
  const i18n = setupI18n({
    locale: 'el',
    messages: { el: { [model.contact.label.id]: 'Επικοινωνία μαζί μας' } },
  })
  const fetch = async (address: RequestInfo | URL) => {
    sent.push(new URL(String(address), 'http://admin.test').searchParams.get('q') ?? '')
    return Response.json({ items: [], next: null, previous: null })
  }
  return {
    sent,
    api: createApi({ fetch, i18n, locale: 'el', signInAgain: no, confirm: no }),
    i18n,
    locale: 'el' as const,
  }
}

it('finds a page by its name without accents', async () => {
  const found = await findDocuments(finding(), 'ΕΠΙΚΟΙΝΩΝΙΑ ΜΑΖΙ ΜΑΣ')
  expect(found.map(({ label }) => label)).toEqual(['Επικοινωνία μαζί μας'])
})

it('searches by the beginning of a long URL that was pasted', async () => {
  const { sent, ...search } = finding()
  await findDocuments(search, `https://example.org/${'a'.repeat(300)}`)
  expect(new Set(sent.map(({ length }) => length))).toEqual(new Set([maxSearchText]))
})
