import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { forceColors } from '../../testing/forced-colors.ts'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption } from './options.ts'

const places: readonly ComboboxOption[] = Array.from({ length: 20 }, (_, place) => ({
  value: `${place}`,
  label: `Place ${place}`,
  disabled: place === 3,
}))

const option = (name: string) => page.getByRole('option', { name, exact: true })

describe('the list of options', () => {
  it.each([0, 110, 138, 160, 240])(
    'scrolls beside its field, and does not cover it, on a phone in landscape (%i px)',
    async (top) => {
      await page.viewport(640, 320)
      onTestFinished(() => page.viewport(1024, 768))
      render(
        <div style={{ position: 'fixed', insetBlockStart: `${top - 24}px` }}>
          <Combobox label="Place" options={places} />
        </div>,
      )
      await press('{Tab}{ArrowDown}')
      await expect.element(page.getByRole('listbox')).toBeVisible()
      const list = () => page.getByRole('listbox').element().getBoundingClientRect()
      expect(list().top).toBeGreaterThanOrEqual(0)
      expect(list().bottom).toBeLessThanOrEqual(320)
      expect(list().height).toBeGreaterThan(100)
      const field = page.getByRole('combobox').element().getBoundingClientRect()
      expect(list().top >= field.bottom || list().bottom <= field.top).toBe(true)
      await press('{ArrowUp}')
      await expect.element(option('Place 19')).toBeVisible()
      const last = option('Place 19').element().getBoundingClientRect()
      expect(last.top).toBeGreaterThanOrEqual(list().top)
      expect(last.bottom).toBeLessThan(list().bottom + 1)
    },
  )

  it('shows disabled options in forced colours', async () => {
    await forceColors()
    render(<Combobox label="Place" options={places} />)
    await press('{Tab}{ArrowDown}')
    await expect.element(option('Place 3')).toBeVisible()
    const colorOf = (name: string) => getComputedStyle(option(name).element()).color
    expect(colorOf('Place 3')).not.toBe(colorOf('Place 2'))
  })
})
