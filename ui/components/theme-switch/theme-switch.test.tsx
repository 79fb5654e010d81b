import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { themeKey } from './persist-theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const { dataset } = document.documentElement
function leaveNoTrace() {
  onTestFinished(() => {
    delete dataset.theme
    localStorage.removeItem(themeKey)
  })
}

describe('ThemeSwitch', () => {
  describeConformance((given) => <ThemeSwitch {...given} />, { element: HTMLDetailsElement })

  it('applies a theme, and stores it on the device', async () => {
    leaveNoTrace()
    render(<ThemeSwitch open />)
    await userEvent.click(page.getByRole('radio', { name: 'Dark' }))
    expect(dataset.theme).toBe('dark')
    expect(localStorage.getItem(themeKey)).toBe('dark')
    await userEvent.click(page.getByRole('radio', { name: 'System' }))
    expect(dataset.theme).toBeUndefined()
    expect(localStorage.getItem(themeKey)).toBeNull()
  })

  it('shows the current theme when it is rendered', async () => {
    leaveNoTrace()
    dataset.theme = 'light'
    render(<ThemeSwitch open />)
    await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  })

  it('opens by keyboard, chooses with arrow keys, and returns with Escape', async () => {
    leaveNoTrace()
    render(<ThemeSwitch />)
    await userEvent.keyboard('{Tab}{Enter}{Tab}{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'Light' })).toHaveFocus()
    expect(dataset.theme).toBe('light')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.localName).toBe('summary')
    expect(document.querySelector('.theme-switch')?.hasAttribute('open')).toBe(false)
  })

  it('closes with a press elsewhere', async () => {
    const { host } = render(
      <>
        <ThemeSwitch open />
        <p>Elsewhere, far below</p>
      </>,
    )
    host.querySelector('p')?.click()
    expect(host.querySelector('details')?.open).toBe(false)
  })
})
