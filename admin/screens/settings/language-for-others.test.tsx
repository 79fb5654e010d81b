import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

it('offers other visitors only the languages of the site', async () => {
  const document = updateOf()
  const { layers } = document
  const data = { languages: [], defaultLanguage: null, hiddenLanguages: [], fallbackLanguage: 'et' }
  const server = fakeServer({
    ...signedIn({ ...editor, role: 'owner' }),
    'GET /api/documents/{type}/{id}': () => ({
      ...{ ...document, type: 'settings' },
      layers: { ...layers, '*': { ...layers['*'], data } },
    }),
    'PUT /api/documents/{type}/{id}/{locale}': () => ({
      ...{ layer: { ...layers['*'], version: 2, data }, merged: [], errors: [] },
    }),
  })
  await renderAdmin('/admin/settings?place=languages', server)
  const field = page.getByRole('combobox', { name: /^Language for other visitors/ })
  await expect.element(field).toHaveDisplayValue('Eesti')
  const names = () =>
    field
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  expect(names()).toEqual(['No selection', 'English', 'Eesti', 'Ελληνικά'])
  await userEvent.click(page.getByRole('button', { name: 'Remove Estonian' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await expect.poll(names).toEqual(['No selection', 'English', 'Ελληνικά'])
})
