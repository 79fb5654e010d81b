import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { MapLink } from './map-link.tsx'

describe('MapLink', () => {
  describeConformance((given) => <MapLink address="Telliskivi 60a" href="/map" {...given} />, {
    element: HTMLDivElement,
  })

  it('loads nothing but links the address to the map', async () => {
    const { host } = render(<MapLink address="Telliskivi 60a" href="https://www.openstreetmap.org/" />)
    await expect
      .element(page.getByRole('link', { name: 'Telliskivi 60a' }))
      .toHaveAttribute('href', 'https://www.openstreetmap.org/')
    expect(host.querySelectorAll('iframe, img, script')).toHaveLength(0)
  })
})
