import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SidebarTree } from './sidebar-tree.tsx'

const toning = { label: 'Toning', entries: [{ label: 'Tea', href: '/tea' }] }
const entries = [
  { label: 'Start', entries: [{ label: 'Your first print', href: '/first' }] },
  { label: 'The manual', entries: [{ label: 'Exposure', href: '/exposure', current: true }, toning] },
]
const tree = <SidebarTree label="Documentation" entries={entries} />

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1024, 768)
})

describe('SidebarTree', () => {
  describeConformance((given) => <SidebarTree label="Documentation" entries={entries} {...given} />, {
    element: HTMLElement,
  })

  it('opens its first level, and exposes the current page', async () => {
    render(tree)
    const navigation = page.getByRole('navigation', { name: 'Documentation' })
    await expect.element(navigation.getByRole('link', { name: 'Your first print' })).toBeVisible()
    await expect
      .element(navigation.getByRole('link', { name: 'Exposure' }))
      .toHaveAttribute('aria-current', 'page')
    expect(navigation.getByRole('link', { name: 'Tea' }).elements()).toEqual([])
  })

  it('opens a branch by keyboard, and remembers it on the next page', async () => {
    const { rerender } = render(tree)
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}')
    await expect.element(page.getByRole('link', { name: 'Tea' })).toBeVisible()
    rerender(null)
    rerender(tree)
    await expect.element(page.getByRole('link', { name: 'Tea' })).toBeVisible()
  })

  it('keeps a closed branch closed, but never hides the current page', async () => {
    const { rerender } = render(tree)
    for (const label of ['Start', 'The manual']) {
      await userEvent.click(page.getByText(label).last())
    }
    rerender(null)
    rerender(tree)
    expect(
      page
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Exposure'])
  })

  it('marks pages and branches in another language with that language', async () => {
    const german = { label: 'Papier', href: '/papier', language: 'de' }
    const branch = { label: 'Handbuch', language: 'de', entries: [german] }
    render(<SidebarTree label="Documentation" entries={[branch]} />)
    for (const name of ['Handbuch', 'Papier'])
      await expect.element(page.getByText(name).last()).toHaveAttribute('lang', 'de')
    await expect
      .element(page.getByRole('link', { name: 'Papier DE' }).getByText('DE'))
      .toHaveAttribute('title', 'German')
  })

  it('scrolls to the current page in a list longer than the screen', async () => {
    const long = Array.from({ length: 60 }, (_, number) => ({
      label: `Page ${number}`,
      href: `/${number}`,
      current: number === 50,
    }))
    render(<SidebarTree label="Documentation" entries={long} />)
    const { top, bottom } = page.getByRole('link', { name: 'Page 50' }).element().getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(innerHeight)
  })

  it('is one disclosure on a phone', async () => {
    await page.viewport(360, 640)
    render(tree)
    expect(page.getByRole('link').elements()).toEqual([])
    await userEvent.click(page.getByText('All pages'))
    await expect.element(page.getByRole('link', { name: 'Exposure' })).toBeVisible()
    await page.viewport(1024, 768)
  })
})
