import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { ToggleGroupProps } from './toggle-group.tsx'
import { ToggleGroup } from './toggle-group.tsx'

const toggles = [
  { value: 'bold', label: 'Bold' },
  { value: 'struck', label: 'Struck', disabled: true },
  { value: 'italic', label: 'Italic' },
]
const button = (name: string) => page.getByRole('button', { name })
const group = (props: Partial<ToggleGroupProps>) => (
  <ToggleGroup label="Letters" toggles={toggles} {...props} />
)

describe('ToggleGroup', () => {
  describeConformance((given) => group({ defaultValue: ['bold'], ...given }), { element: HTMLDivElement })

  it('turns several on, and reports which', async () => {
    const handleChange = vi.fn()
    render(group({ onValueChange: handleChange }))
    await userEvent.click(button('Bold'))
    await userEvent.click(button('Italic'))
    await userEvent.click(button('Bold'))
    expect(handleChange.mock.calls).toEqual([[['bold']], [['bold', 'italic']], [['italic']]])
  })

  it('releases the other button in a single group, and can be released', async () => {
    const handleChange = vi.fn()
    render(group({ kind: 'single', defaultValue: ['bold'], onValueChange: handleChange }))
    await userEvent.click(button('Italic'))
    await userEvent.click(button('Italic'))
    expect(handleChange.mock.calls).toEqual([[['italic']], [[]]])
  })

  it('is one Tab stop: the pressed button at first, then the last focused one', async () => {
    render(
      <>
        {group({ defaultValue: ['italic'] })}
        <button type="button">After</button>
      </>,
    )
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Italic')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(button('Bold')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('After')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(button('Bold')).toHaveFocus()
  })

  it('leaves arrow keys with Alt to the browser', () => {
    render(group({}))
    const press = (altKey: boolean) => {
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        altKey,
        bubbles: true,
        cancelable: true,
      })
      button('Bold').element().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press(false), press(true)]).toEqual([true, false])
  })

  it('is submitted with its form', () => {
    render(<form aria-label="Text">{group({ name: 'letters', defaultValue: ['bold', 'italic'] })}</form>)
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && new FormData(form).getAll('letters')).toEqual([
      'bold',
      'italic',
    ])
  })

  it('resets with its form', async () => {
    render(
      <form>
        {group({ name: 'letters', defaultValue: ['bold'] })}
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(button('Bold'))
    await userEvent.click(button('Italic'))
    await userEvent.click(button('Reset'))
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(button('Italic')).toHaveAttribute('aria-pressed', 'false')
  })

  it('can be controlled', async () => {
    render(group({ value: [] }))
    await userEvent.click(button('Bold'))
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'false')
  })
})
