import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { forceColors } from '../../testing/forced-colors.ts'
import { render } from '../../testing/render.tsx'
import { Switch } from './switch.tsx'

/** The distance of the thumb from the start of its track. */
const knobStart = () =>
  Number.parseFloat(
    getComputedStyle(page.getByRole('switch').element(), '::before').getPropertyValue('margin-inline-start'),
  )

describe('Switch', () => {
  describeConformance((given) => <Switch label="Public" hint="At once." {...given} />, {
    element: HTMLInputElement,
  })

  it('changes by its label, its control and Space', async () => {
    const handleChange = vi.fn()
    render(<Switch label="Public" onChange={(event) => handleChange(event.target.checked)} />)
    await userEvent.click(page.getByText('Public'))
    await userEvent.click(page.getByRole('switch', { name: 'Public' }))
    await userEvent.keyboard(' ')
    expect(handleChange.mock.calls).toEqual([[true], [false], [true]])
  })

  it('is submitted with its form when it is on', () => {
    render(
      <form aria-label="Settings">
        <Switch label="Public" name="public" value="yes" defaultChecked />
        <Switch label="Beta" name="beta" value="yes" />
      </form>,
    )
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && [...new FormData(form)]).toEqual([['public', 'yes']])
  })

  it.each(['ltr', 'rtl'] as const)('moves to the end of the line in %s', async (dir) => {
    render(
      <UiProvider dir={dir}>
        <Switch label="Public" defaultChecked />
      </UiProvider>,
    )
    await expect.poll(knobStart).toBeGreaterThan(10)
    await userEvent.click(page.getByRole('switch'))
    await expect.poll(knobStart).toBe(0)
  })

  it('does not look enabled in forced colours while it is disabled, on or off', async () => {
    await forceColors()
    render(
      <>
        <Switch label="Public" defaultChecked />
        <Switch label="Fixed" defaultChecked disabled />
        <Switch label="Beta" disabled />
      </>,
    )
    const color = (name: string, part?: string) =>
      getComputedStyle(page.getByRole('switch', { name }).element(), part).backgroundColor
    expect(color('Fixed')).not.toBe(color('Public'))
    expect(color('Fixed')).not.toBe(color('Beta'))
    expect(color('Fixed', '::before')).toBe(color('Public', '::before'))
  })

  it('shows its error, and is large enough to press', async () => {
    render(<Switch label="Public" error="Give it a title first." />)
    const control = page.getByRole('switch')
    await expect.element(control).toHaveAccessibleDescription('Error: Give it a title first.')
    const { width, height } = control.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })
})
