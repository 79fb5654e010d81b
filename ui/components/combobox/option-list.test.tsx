import { describe, expect, it } from 'vitest'
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
  it('shows disabled options in forced colours', async () => {
    await forceColors()
    render(<Combobox label="Place" options={places} />)
    await press('{Tab}{ArrowDown}')
    await expect.element(option('Place 3')).toBeVisible()
    const colorOf = (name: string) => getComputedStyle(option(name).element()).color
    expect(colorOf('Place 3')).not.toBe(colorOf('Place 2'))
  })
})
