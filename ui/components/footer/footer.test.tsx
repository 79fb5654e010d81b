import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { siteFooter } from '../../../.storybook/example-pages/site-chrome.tsx'
import { outerSigns } from '../../testing/both-directions.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Footer } from './footer.tsx'

describe('Footer', () => {
  describeConformance((given) => <Footer {...siteFooter} {...given} />, { element: HTMLElement })

  it('groups its links under labels', async () => {
    render(<Footer {...siteFooter} />)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect.element(pages.getByRole('link', { name: 'Updates' })).toHaveAttribute('href', '/updates')
  })

  it('exposes the language and the target of a link', async () => {
    render(<Footer {...siteFooter} />)
    const greek = page.getByRole('link', { name: 'Ελληνικά' })
    await expect.element(greek).toHaveAttribute('lang', 'el')
    await expect.element(greek).toHaveAttribute('hreflang', 'el')
  })

  it('writes text in another direction than the page in that direction, at the start of its line', () => {
    const columns = [{ label: 'Help!', links: [{ label: 'Questions?', href: '/questions' }] }]
    const { host } = render(
      <div dir="rtl">
        <Footer {...siteFooter} columns={columns} />
      </div>,
    )
    const column = host.querySelector('nav')
    for (const label of ['p', 'a']) {
      const { first, last } = outerSigns(column?.querySelector(label))
      expect(last.left).toBeGreaterThan(first.left)
      expect(last.right).toBeCloseTo(column?.getBoundingClientRect().right ?? 0, 0)
    }
  })

  it('isolates external links', async () => {
    const links = [{ label: 'Instagram', href: 'https://instagram.com/sunprint' }]
    render(<Footer {...siteFooter} columns={[{ label: 'Elsewhere', links }]} />)
    const away = page.getByRole('link', { name: 'Instagram' })
    await expect.element(away).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([320, 700, 1100])('keeps a long name within a screen of %d px', async (width) => {
    await page.viewport(width, 640)
    render(<Footer {...siteFooter} name="Kergemõtteline päikesetrükikoda, avatud töötuba" />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(1024, 768)
  })
})
