import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const languages = [
  { code: 'en', name: 'English', short: 'EN', href: '/docs' },
  { code: 'el', name: 'Ελληνικά', short: 'ΕΛ', href: '/el/docs' },
]

describe('LanguageSwitch', () => {
  describeConformance((given) => <LanguageSwitch languages={languages} current="en" {...given} />, {
    element: HTMLElement,
  })

  it('links to each language by its own name, in that language', async () => {
    render(<LanguageSwitch languages={languages} current="en" />)
    const greek = page.getByRole('link', { name: /^ΕΛ.*Ελληνικά$/ })
    await expect.element(greek).toHaveAttribute('href', '/el/docs')
    await expect.element(greek).toHaveAttribute('lang', 'el')
    await expect.element(greek).toHaveAttribute('hreflang', 'el')
  })

  it('exposes the current language', async () => {
    render(<LanguageSwitch languages={languages} current="el" />)
    await expect.element(page.getByRole('link', { name: /Ελληνικά/ })).toHaveAttribute('aria-current', 'true')
    await expect.element(page.getByRole('link', { name: /English/ })).not.toHaveAttribute('aria-current')
  })
})
