import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Switch } from './switch.tsx'

/** How far the knob stands from the start of its frame. */
const knobStart = () =>
  Number.parseFloat(
    getComputedStyle(page.getByRole('switch').element(), '::before').getPropertyValue('margin-inline-start'),
  )

describe('Switch', () => {
  describeConformance((given) => <Switch label="Public" hint="At once." {...given} />, {
    element: HTMLInputElement,
  })

  it('turns by its words, by the switch and by Space', async () => {
    const handleChange = vi.fn()
    render(<Switch label="Public" onChange={(event) => handleChange(event.target.checked)} />)
    await userEvent.click(page.getByText('Public'))
    await userEvent.click(page.getByRole('switch', { name: 'Public' }))
    await userEvent.keyboard(' ')
    expect(handleChange.mock.calls).toEqual([[true], [false], [true]])
  })

  it('is sent with its form when it is on', () => {
    render(
      <form aria-label="Settings">
        <Switch label="Public" name="public" value="yes" defaultChecked />
        <Switch label="Beta" name="beta" value="yes" />
      </form>,
    )
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([['public', 'yes']])
  })

  it.each(['ltr', 'rtl'] as const)('slides to the end of the line in %s', async (dir) => {
    render(
      <UiProvider dir={dir}>
        <Switch label="Public" defaultChecked />
      </UiProvider>,
    )
    await expect.poll(knobStart).toBeGreaterThan(10)
    await userEvent.click(page.getByRole('switch'))
    await expect.poll(knobStart).toBe(0)
  })

  it('says what is wrong with it, and is large enough to hit', async () => {
    render(<Switch label="Public" error="Give it a title first." />)
    const control = page.getByRole('switch')
    await expect.element(control).toHaveAccessibleDescription('Error: Give it a title first.')
    const { width, height } = control.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})
