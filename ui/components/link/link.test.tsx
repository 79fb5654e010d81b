import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Link } from './link.tsx'

describe('Link', () => {
  describeConformance(
    (given) => (
      <Link href="/docs" {...given}>
        The manual
      </Link>
    ),
    { element: HTMLAnchorElement },
  )

  it('gives an external site no access to this page', async () => {
    render(<Link href="https://example.org">Elsewhere</Link>)
    await expect.element(page.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('keeps the text of a dangerous link and drops the URL', async () => {
    const { host } = render(<Link href={'java\nscript:alert(1)'}>Words</Link>)
    await expect.element(page.getByText('Words')).toBeVisible()
    expect(host.querySelector('a')?.hasAttribute('href')).toBe(false)
  })

  it('is underlined in text, so that it does not depend on colour', () => {
    render(<Link href="/docs">The manual</Link>)
    expect(getComputedStyle(page.getByRole('link').element()).textDecorationLine).toBe('underline')
  })
})
