import { date, slug, text } from '@cyanotype/content/model/fields/index.ts'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../testing/fake-server.ts'
import { atAccount } from '../testing/own-account.ts'
import { pressSequence } from '../testing/press-sequence.ts'
import { renderAdmin } from '../testing/render-admin.tsx'

vi.mock('@cyanotype/content/model/collections.ts', async (importOriginal) => {
  const { collections } = await importOriginal<typeof import('@cyanotype/content/model/collections.ts')>()
  const { collection } = await import('@cyanotype/content/model/collection.ts')
  const exhibitions = collection('exhibitions', {
    label: { id: 'exhibitions', message: 'Exhibitions' },
    labelOne: { id: 'exhibitions.one', message: 'Exhibition' },
    title: 'title',
    navigation: { icon: 'calendar', order: 15, keys: 'g x' },
    fields: {
      title: text({ label: { id: 'exhibitions.title', message: 'Title' }, localized: true, listed: true }),
      slug: slug({
        label: { id: 'exhibitions.slug', message: 'Slug' },
        from: 'title',
        localized: true,
      }),
      opens: date({ label: { id: 'exhibitions.opens', message: 'Opens' } }),
    },
  })
  return { collections: { ...collections, exhibitions } }
})

async function openAccount() {
  const shown = await renderAdmin('/admin/account', fakeServer(atAccount()))
  await expect.element(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  return shown
}

describe('New collection in the model', () => {
  it('is in the navigation, at the place and with the icon that the model gives', async () => {
    await openAccount()
    const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
    const link = links.filter({ hasText: 'Exhibitions' })
    await expect.element(link).toHaveAttribute('href', '/admin/exhibitions')
    await expect.poll(() => link.element().querySelector('svg')?.innerHTML).toBeTruthy()
    const names = links.elements().map((element) => element.textContent)
    expect(names.slice(names.indexOf('Updates')).slice(0, 3)).toEqual(['Updates', 'Exhibitions', 'Showcase'])
  })

  it('is found in the command palette', async () => {
    const shown = await openAccount()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.keyboard('exhibitions')
    await userEvent.click(page.getByRole('option', { name: /^Exhibitions/ }))
    await expect.poll(shown.address).toBe('/admin/exhibitions')
  })

  it('opens with the keys that the model gives', async () => {
    const shown = await openAccount()
    pressSequence('gx')
    await expect.poll(shown.address).toBe('/admin/exhibitions')
  })
})
