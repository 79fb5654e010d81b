import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import { Avatar } from './avatar.tsx'

describe('Avatar', () => {
  describe.each([
    ['with a picture', fern],
    ['without one', undefined],
  ])('%s', (_, src) => {
    describeConformance((given) => <Avatar name="Maarja Lepik" src={src} {...given} />, {
      element: HTMLSpanElement,
    })
  })

  it('exposes the name to screen readers, not the initials', async () => {
    render(<Avatar name="Maarja Lepik" />)
    await expect.element(page.getByRole('img', { name: 'Maarja Lepik' })).toBeVisible()
    expect(page.getByRole('img').elements()).toHaveLength(1)
  })

  it('shows initials if the image fails, and loads a new one', async () => {
    const { host, rerender } = render(<Avatar name="Maarja Lepik" src="data:image/png;base64,none" />)
    await expect.poll(() => host.querySelector('img')).toBeNull()
    await expect.element(page.getByText('ML')).toBeVisible()
    rerender(<Avatar name="Maarja Lepik" src={fern} />)
    expect(host.querySelector('img')?.getAttribute('src')).toBe(fern)
  })

  it('is hidden from screen readers if the name is next to it', () => {
    render(<Avatar name="Maarja Lepik" decorative />)
    expect(page.getByRole('img').elements()).toEqual([])
  })
})
