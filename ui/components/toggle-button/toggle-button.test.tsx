import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { ToggleButton } from './toggle-button.tsx'

const isPressed = (pressed: boolean) =>
  expect.element(page.getByRole('button', { name: 'Bold', pressed })).toBeVisible()

describe('ToggleButton', () => {
  describeConformance(
    (given) => (
      <ToggleButton defaultPressed {...given}>
        Bold
      </ToggleButton>
    ),
    { element: HTMLButtonElement },
  )

  it('keeps its own state, and reports it', async () => {
    const handleChange = vi.fn()
    render(<ToggleButton onPressedChange={handleChange}>Bold</ToggleButton>)
    await userEvent.click(page.getByRole('button'))
    await isPressed(true)
    await userEvent.click(page.getByRole('button'))
    await isPressed(false)
    expect(handleChange.mock.calls).toEqual([[true], [false]])
  })

  it('can be controlled', async () => {
    render(<ToggleButton pressed={false}>Bold</ToggleButton>)
    await userEvent.click(page.getByRole('button'))
    await isPressed(false)
  })
})
