import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { forceColors } from '../../testing/forced-colors.ts'
import { button, hasFocus, link, press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import type { SideNavigationProps } from './side-navigation.tsx'
import { SideNavigation } from './side-navigation.tsx'

const given = {
  label: 'Admin',
  home: { href: '#home', name: 'Sunprint House', mark: <svg aria-hidden="true" /> },
  groups: [
    { links: [{ label: 'Updates', href: '#updates', icon: 'note', count: 1_280, current: true }] },
    { label: 'System', links: [{ label: 'Logs', href: '#logs', icon: 'list' }] },
  ],
} as const satisfies SideNavigationProps

async function at(width: number) {
  await page.viewport(width, 700)
  onTestFinished(() => page.viewport(1024, 768))
}

beforeEach(() => at(1024))

describe('SideNavigation', () => {
  describeConformance((more) => <SideNavigation {...given} {...more} />, { element: HTMLDivElement })

  it('exposes the current page and the counts', async () => {
    render(<SideNavigation {...given} />)
    const here = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Updates 1,280' })
    await expect.element(here).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('list', { name: 'System' })).toBeVisible()
  })

  it('collapses to icons that keep their names, and reports it', async () => {
    const onCollapse = vi.fn()
    render(<SideNavigation {...given} onCollapse={onCollapse} />)
    const logs = () => link('Logs').element().getBoundingClientRect().width
    const before = logs()
    await userEvent.click(button('Collapse sidebar'))
    expect(onCollapse).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(link('Logs')).toBeVisible()
    expect(logs()).toBeLessThan(before / 2)
    await hasFocus(button('Expand sidebar'))
  })

  it('shows the focus on the current page in forced colours', async () => {
    await forceColors()
    render(<SideNavigation {...given} />)
    const current = page.getByRole('link', { name: 'Updates 1,280' }).first()
    const ring = () => getComputedStyle(current.element()).outline
    const before = ring()
    await press('{Tab}{Tab}')
    await hasFocus(current)
    expect(ring()).not.toBe(before)
  })

  it('shows the label of a focused icon', async () => {
    render(<SideNavigation {...given} collapsed />)
    await press('{Tab}{Tab}{Tab}')
    await hasFocus(link('Logs'))
    await expect.element(page.getByRole('tooltip', { name: 'Logs' })).toBeInTheDocument()
  })

  it('can be controlled', async () => {
    render(<SideNavigation {...given} collapsed />)
    await userEvent.click(button('Expand sidebar'))
    await expect.element(button('Expand sidebar')).toBeVisible()
  })

  it('stays visible next to content that is taller than the window', async () => {
    render(
      <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'start' }}>
        <SideNavigation {...given} />
        <p style={{ blockSize: '3000px' }}>Work</p>
      </div>,
    )
    const before = link('Logs').element().getBoundingClientRect().top
    scrollTo(0, 1_500)
    await expect.poll(() => scrollY).toBe(1_500)
    expect(link('Logs').element().getBoundingClientRect().top).toBeCloseTo(before, 0)
  })

  it('is a drawer on a phone, which closes with Escape and returns focus', async () => {
    await at(360)
    render(<SideNavigation {...given} collapsed />)
    expect(link('Logs').elements()).toEqual([])
    await press('{Tab}{Enter}')
    const drawer = page.getByRole('dialog', { name: 'Admin' })
    await hasFocus(drawer.getByRole('link', { name: 'Updates 1,280' }))
    await expect.element(drawer.getByText('Logs')).toBeVisible()
    await press('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.ariaLabel).toBe('Open sidebar')
  })
})
