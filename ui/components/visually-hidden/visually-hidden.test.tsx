import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

describe('VisuallyHidden', () => {
  describeConformance((given) => <VisuallyHidden {...given}>Heard</VisuallyHidden>, {
    element: HTMLSpanElement,
  })

  it('is part of an accessible name and takes no space', async () => {
    render(
      <button type="button">
        Close <VisuallyHidden>the dialog</VisuallyHidden>
      </button>,
    )
    await expect.element(page.getByRole('button', { name: 'Close the dialog' })).toBeVisible()
    expect(page.getByText('the dialog').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  it('does not make a page longer if it is at its end', () => {
    const { host, rerender } = render(<div style={{ blockSize: '3000px' }} />)
    const before = document.documentElement.scrollHeight
    rerender(
      <>
        <div style={{ blockSize: '3000px' }} />
        <VisuallyHidden>Heard</VisuallyHidden>
      </>,
    )
    expect(host).toHaveTextContent('Heard')
    expect(document.documentElement.scrollHeight).toBe(before)
  })
})
