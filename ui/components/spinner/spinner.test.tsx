import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Spinner } from './spinner.tsx'

describe('Spinner', () => {
  describeConformance((given) => <Spinner label="Loading" {...given} />, { element: HTMLSpanElement })

  it('is decoration next to text, and needs a name alone', async () => {
    const { host, rerender } = render(<Spinner />)
    expect(host.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    rerender(<Spinner label="Washing the print" />)
    await expect.element(page.getByRole('img', { name: 'Washing the print' })).toBeVisible()
  })
})
