import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { LogoWall } from './logo-wall.tsx'

const logos = [
  { name: 'Harbour Observatory', href: 'https://example.org', mark: <svg viewBox="0 0 9 9" /> },
  { name: 'Naissaar Lighthouse Trust' },
]

describe('LogoWall', () => {
  describeConformance((given) => <LogoWall logos={logos} {...given} />, { element: HTMLUListElement })

  it('names each logo, as an image or as text', async () => {
    render(<LogoWall logos={logos} />)
    await expect
      .element(page.getByRole('link', { name: 'Harbour Observatory' }))
      .toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(page.getByText('Naissaar Lighthouse Trust')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
  })
})
