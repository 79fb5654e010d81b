import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { outerSigns } from '../../testing/both-directions.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Header } from './header.tsx'

const home = { href: '/', name: 'Sunprint House' }
const navigation = [
  { label: 'Updates', href: '/updates', current: 'page' as const },
  { label: 'Showcase', links: [{ label: 'Umbels', href: '/umbels' }] },
  { label: 'Documentation', links: [{ label: 'Manual', href: '/manual' }] },
]
const header = <Header home={home} navigation={navigation} />

function renderAt(width: number, element: ReactElement) {
  beforeEach(async () => {
    await page.viewport(width, 700)
    render(element)
  })
  afterEach(() => page.viewport(1024, 768))
}

describe('Header', () => {
  describeConformance((given) => <Header home={home} navigation={navigation} {...given} />, {
    element: HTMLElement,
  })

  describe('on a wide screen', () => {
    renderAt(1024, header)

    it('links to the home page and the sections, and exposes the current page', async () => {
      await expect.element(page.getByRole('link', { name: 'Sunprint House' })).toHaveAttribute('href', '/')
      await expect
        .element(page.getByRole('link', { name: 'Updates' }))
        .toHaveAttribute('aria-current', 'page')
    })

    it('opens a group, and closes it with Escape', async () => {
      await userEvent.click(page.getByText('Showcase').first())
      await expect.element(page.getByRole('link', { name: 'Umbels' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('link', { name: 'Umbels' })).not.toBeInTheDocument()
      expect(document.activeElement?.textContent).toBe('Showcase')
    })

    it('has one open group at a time, and none after the focus moves on', async () => {
      await userEvent.click(page.getByText('Showcase').first())
      await userEvent.click(page.getByText('Documentation').first())
      await expect.element(page.getByRole('link', { name: 'Umbels' })).not.toBeInTheDocument()
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      await expect.element(page.getByRole('link', { name: 'Manual' })).not.toBeInTheDocument()
    })
  })

  describe('on a phone', () => {
    renderAt(360, header)
    const open = () => userEvent.click(page.getByLabelText('Open menu'))
    const drawer = page.getByRole('dialog', { name: 'Main' })

    it('opens its links in a drawer over the page', async () => {
      await open()
      await expect.element(drawer.getByRole('link', { name: 'Umbels' })).toBeVisible()
      expect(document.querySelector('dialog')?.matches(':modal')).toBe(true)
    })

    it('is announced by its name first, and focuses its first link after 100 ms', async () => {
      const focused: string[] = []
      const note = ({ target }: Event) => void (target instanceof Element && focused.push(target.localName))
      document.addEventListener('focusin', note)
      onTestFinished(() => document.removeEventListener('focusin', note))
      await open()
      await expect.element(drawer.getByRole('link', { name: 'Updates' })).toHaveFocus()
      expect(focused.slice(-2)).toEqual(['dialog', 'a'])
    })

    it('closes with Escape and returns focus', async () => {
      await open()
      await userEvent.keyboard('{Escape}')
      await expect.element(drawer).not.toBeInTheDocument()
      await expect.element(page.getByLabelText('Open menu')).toHaveFocus()
    })

    it('stays open if it opens again before the close event', async () => {
      await open()
      const dialog = document.querySelector('dialog')
      const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }))
      dialog?.close()
      document.querySelector<HTMLElement>('.header summary[aria-label="Open menu"]')?.click()
      await closed
      expect(dialog?.matches('details[open] > :modal')).toBe(true)
    })

    it('closes with its button, and when the screen gets wide', async () => {
      await open()
      await userEvent.click(page.getByRole('button', { name: 'Close menu' }))
      await expect.element(drawer).not.toBeInTheDocument()
      await open()
      await page.viewport(1024, 700)
      await expect.poll(() => document.querySelector('dialog')?.open).toBe(false)
    })
  })

  it('fits a narrow phone with text at twice the size', async () => {
    await page.viewport(320, 640)
    document.documentElement.style.fontSize = '200%'
    render(<Header home={{ href: '/', name: 'Päikesetrükikoda' }} navigation={navigation} />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    document.documentElement.removeAttribute('style')
    await page.viewport(1024, 768)
  })

  it.each([360, 1024])(
    'writes labels in another direction than a page of %d px in that direction',
    async (width) => {
      await page.viewport(width, 700)
      const entries = [
        { label: 'Questions?', href: '/questions' },
        { label: 'Works!', links: [{ label: 'Ask us!', href: '/us' }] },
      ]
      const { host } = render(
        <div dir="rtl">
          <Header home={home} navigation={entries} />
        </div>,
      )
      for (const details of host.querySelectorAll('details')) details.open = true
      const texts = [...host.querySelectorAll('nav :is(a, p, summary)')].filter((one) =>
        one.checkVisibility(),
      )
      expect(texts).toHaveLength(3)
      for (const text of texts) {
        const { first, last } = outerSigns(text.querySelector('bdi') ?? text)
        expect(last.left).toBeGreaterThan(first.left)
        const { left, right } = text.getBoundingClientRect()
        if (!text.matches('summary')) expect(right - last.right).toBeLessThanOrEqual(first.left - left)
      }
      await page.viewport(1024, 768)
    },
  )

  it('opens without a script as a plain disclosure', async () => {
    await page.viewport(360, 700)
    const { host } = render(header)
    const plain = host.innerHTML
    render(null).host.innerHTML = plain.replace(
      '<details class="header-menu',
      '<details open class="header-menu',
    )
    const links = [...document.querySelectorAll<HTMLElement>('.header-menu[open] a')]
    expect(links.map((link) => link.checkVisibility())).toEqual([true, true, true])
    await page.viewport(1024, 768)
  })
})
