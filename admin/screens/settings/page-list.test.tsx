import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editor, signedIn, updateOf } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

async function open(path: string) {
  const server = fakeServer({
    ...signedIn({ ...editor, role: 'owner' }),
    'GET /api/documents/{type}/{id}': () => ({ ...updateOf(), type: 'settings' }),
    'GET /api/users': () => ({ items: [] }),
  })
  const shown = await renderAdmin(path, server)
  await page.viewport(390, 800)
  return shown
}

const pages = page.getByRole('navigation', { name: 'Settings sections' })
const list = pages.getByRole('list')
const summary = pages.getByText('All settings')

describe('List of settings pages on a phone', () => {
  it('is closed, opens by keyboard, and closes when a page is chosen', async () => {
    const shown = await open('/admin/settings')
    await expect.element(page.getByRole('heading', { name: 'Site', exact: true })).toBeInViewport()
    await expect.element(list).not.toBeInTheDocument()
    await userEvent.click(summary)
    await expect.element(pages.getByRole('link', { name: 'Site' })).toHaveAttribute('aria-current', 'page')
    await expectNoViolations()
    await userEvent.keyboard('{Enter}')
    await expect.element(list).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(pages.getByRole('link', { name: 'Languages' }))
    await expect.poll(shown.address).toMatch(/place=languages/)
    await expect.element(page.getByRole('heading', { name: 'Languages', exact: true })).toBeInViewport()
    await expect.element(list).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toBe('All settings')
  })

  it('is closed on a page with its own screen', async () => {
    await open('/admin/settings?place=languages')
    await userEvent.click(summary)
    await userEvent.click(pages.getByRole('link', { name: 'Users' }))
    await expect.element(page.getByRole('heading', { name: 'Users', exact: true })).toBeInViewport()
    await expect.element(list).not.toBeInTheDocument()
  })
})
