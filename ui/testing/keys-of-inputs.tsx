/** Inputs, settings and choosers in tools: a keyboard test for each row of their keyboard tables. */
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CheckboxGroup } from '../components/checkbox-group/checkbox-group.tsx'
import { ColorField } from '../components/color-field/color-field.tsx'
import { CopyField } from '../components/copy-field/copy-field.tsx'
import { FileDrop } from '../components/file-drop/file-drop.tsx'
import { NumberField } from '../components/number-field/number-field.tsx'
import { PasswordField } from '../components/password-field/password-field.tsx'
import { RadioGroup } from '../components/radio-group/radio-group.tsx'
import { SearchField } from '../components/search-field/search-field.tsx'
import { SegmentedControl } from '../components/segmented-control/segmented-control.tsx'
import { Slider } from '../components/slider/slider.tsx'
import { Switch } from '../components/switch/switch.tsx'
import { ToggleButton } from '../components/toggle-button/toggle-button.tsx'
import { ToggleGroup } from '../components/toggle-group/toggle-group.tsx'
import { inBothDirections } from './both-directions.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, press } from './keys.ts'
import { render } from './render.tsx'

const options = ['one', 'two', 'three'].map((value) => ({ value, label: value }))
const radio = (name: string) => page.getByRole('radio', { name })
const box = (name: string) => page.getByRole('checkbox', { name })
const isGround = (hex: string) =>
  expect.element(page.getByRole('textbox', { name: 'Ground' })).toHaveValue(hex)
const value = (role: 'spinbutton' | 'slider' | 'searchbox', expected: string) =>
  expect.element(page.getByRole(role)).toHaveValue(expected)
const isPressed = (name: string, pressed: boolean) =>
  expect.element(button(name)).toHaveAttribute('aria-pressed', String(pressed))

const boxes = <CheckboxGroup label="Numbers" options={options} />
const radios = <RadioGroup label="Number" defaultValue="two" options={options} />
const segments = <SegmentedControl label="Number" defaultValue="two" segments={options} />
const toggles = <ToggleGroup label="Numbers" defaultValue={['two']} toggles={options} />
const color = (
  <ColorField
    label="Ground"
    defaultValue="#00ff00"
    swatches={[
      { value: '#ff0000', label: 'one' },
      { value: '#00ff00', label: 'two' },
      { value: '#0000ff', label: 'three' },
    ]}
  />
)

/** A file drop that has received a file. The focus is on its button. */
async function dropped() {
  render(<FileDrop label="Pictures" multiple />)
  await press('{Tab}')
  const transfer = new DataTransfer()
  transfer.items.add(new File(['print'], 'fern.png', { type: 'image/png' }))
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, clipboardData: transfer }),
  )
  await expect.element(button('Remove fern.png')).toBeVisible()
}

export const keysOfInputs = {
  'checkbox-group': {
    async Tab() {
      render(boxes)
      await press('{Tab}{Tab}')
      await hasFocus(box('two'))
    },
    async Space() {
      render(boxes)
      await press('{Tab} ')
      await expect.element(box('one')).toBeChecked()
      await press(' ')
      await expect.element(box('one')).not.toBeChecked()
    },
  },
  'color-field': {
    async Tab() {
      render(color)
      await press('{Tab}')
      await hasFocus(page.getByLabelText('Choose a colour'))
      await press('{Tab}')
      await hasFocus(page.getByRole('textbox', { name: 'Ground' }))
      await press('{Tab}')
      await hasFocus(button('two'))
    },
    async 'Right, Left'() {
      await inBothDirections(color, async (onward, back) => {
        await press(`{Tab}{Tab}{Tab}${onward}`)
        await hasFocus(button('three'))
        await press(`${back}${back}`)
        await hasFocus(button('one'))
      })
    },
    async 'Home, End'() {
      render(color)
      await press('{Tab}{Tab}{Tab}{End}')
      await hasFocus(button('three'))
      await press('{Home}')
      await hasFocus(button('one'))
    },
    async 'Enter, Space'() {
      render(color)
      await press('{Tab}{Tab}{Tab}{End}{Enter}')
      await isGround('#0000ff')
      await press('{Home} ')
      await isGround('#ff0000')
    },
  },
  'copy-field': {
    async Tab() {
      render(<CopyField label="Token" value="cya_9f2b" />)
      await press('{Tab}')
      expect(getSelection()?.toString()).toBe('cya_9f2b')
      await press('{Tab}')
      await hasFocus(button('Copy'))
    },
    async 'Enter, Space'() {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      render(<CopyField label="Token" value="cya_9f2b" />)
      await press('{Tab}{Tab}{Enter} ')
      expect(write.mock.calls).toEqual([['cya_9f2b'], ['cya_9f2b']])
    },
  },
  'file-drop': {
    async Tab() {
      await dropped()
      await hasFocus(page.getByLabelText(/^Pictures/))
      await press('{Tab}')
      await hasFocus(button('Remove fern.png'))
    },
    async 'Enter, Space'() {
      for (const key of ['{Enter}', ' ']) {
        await dropped()
        await press(`{Tab}${key}`)
        await expect.poll(() => page.getByRole('listitem').elements()).toEqual([])
        expect(document.activeElement).toHaveAttribute('type', 'file')
        document.activeElement?.closest('body > div')?.remove()
      }
    },
  },
  'number-field': {
    async 'Up, Down'() {
      render(<NumberField label="Minutes" defaultValue={5} />)
      await press('{Tab}{ArrowUp}{ArrowUp}{ArrowDown}')
      await value('spinbutton', '6')
    },
    async 'Page Up, Page Down'() {
      render(<NumberField label="Minutes" defaultValue={5} />)
      await press('{Tab}{PageUp}{PageUp}{PageDown}')
      await value('spinbutton', '15')
    },
    async Enter() {
      render(<NumberField label="Minutes" max={60} />)
      await press('{Tab}75{Enter}')
      await value('spinbutton', '60')
    },
  },
  'password-field': {
    async 'Enter, Space'() {
      render(<PasswordField label="Password" />)
      const field = page.getByLabelText('Password', { exact: true })
      await press('{Tab}rain{Tab}{Enter}')
      await expect.element(field).toHaveAttribute('type', 'text')
      await press(' ')
      await expect.element(field).toHaveAttribute('type', 'password')
      await expect.element(field).toHaveValue('rain')
    },
  },
  'radio-group': {
    async Tab() {
      render(
        <>
          {radios}
          <button type="button">After</button>
        </>,
      )
      await press('{Tab}')
      await hasFocus(radio('two'))
      await press('{Tab}')
      await hasFocus(button('After'))
    },
    async 'Down, Up'() {
      const some = options.map((option) => ({ ...option, disabled: option.value === 'three' }))
      render(<RadioGroup label="Number" defaultValue="two" options={some} />)
      await press('{Tab}{ArrowDown}')
      await expect.element(radio('one')).toBeChecked()
      await press('{ArrowUp}')
      await expect.element(radio('two')).toBeChecked()
    },
    async Space() {
      render(<RadioGroup label="Number" options={options} />)
      await press('{Tab} ')
      await expect.element(radio('one')).toBeChecked()
    },
  },
  'search-field': {
    async Escape() {
      render(<SearchField defaultValue="umbels" />)
      await press('{Tab}{Escape}')
      await value('searchbox', '')
      await hasFocus(page.getByRole('searchbox'))
    },
  },
  'segmented-control': {
    async Tab() {
      render(segments)
      await press('{Tab}')
      await hasFocus(radio('two'))
    },
    async 'Right, Left'() {
      await inBothDirections(segments, async (onward, back) => {
        await press(`{Tab}${onward}`)
        await expect.element(radio('three')).toBeChecked()
        await press(`${onward}${back}${back}`)
        await expect.element(radio('two')).toBeChecked()
      })
    },
  },
  slider: {
    async 'Right, Left'() {
      await inBothDirections(<Slider label="Quality" defaultValue={50} />, async (onward, back) => {
        await press(`{Tab}${onward}${onward}${back}`)
        await value('slider', '51')
      })
    },
    async 'Up, Down'() {
      render(<Slider label="Quality" defaultValue={50} />)
      await press('{Tab}{ArrowUp}{ArrowUp}{ArrowDown}')
      await value('slider', '51')
    },
    async 'Home, End'() {
      render(<Slider label="Quality" defaultValue={50} />)
      await press('{Tab}{End}')
      await value('slider', '100')
      await press('{Home}')
      await value('slider', '0')
    },
  },
  switch: {
    async Space() {
      render(<Switch label="Public" />)
      await press('{Tab} ')
      await expect.element(page.getByRole('switch')).toBeChecked()
      await press(' ')
      await expect.element(page.getByRole('switch')).not.toBeChecked()
    },
  },
  'toggle-button': {
    async 'Enter, Space'() {
      render(<ToggleButton>Bold</ToggleButton>)
      await press('{Tab}{Enter}')
      await isPressed('Bold', true)
      await press(' ')
      await isPressed('Bold', false)
    },
  },
  'toggle-group': {
    async Tab() {
      render(toggles)
      await press('{Tab}')
      await hasFocus(button('two'))
    },
    async 'Right, Left'() {
      await inBothDirections(toggles, async (onward, back) => {
        await press(`{Tab}${onward}`)
        await hasFocus(button('three'))
        await press(`${onward}`)
        await hasFocus(button('one'))
        await press(`${back}`)
        await hasFocus(button('three'))
      })
    },
    async 'Home, End'() {
      render(toggles)
      await press('{Tab}{End}')
      await hasFocus(button('three'))
      await press('{Home}')
      await hasFocus(button('one'))
    },
    async 'Enter, Space'() {
      render(toggles)
      await press('{Tab}{Enter}')
      await isPressed('two', false)
      await press(' ')
      await isPressed('two', true)
    },
  },
} satisfies Partial<KeyboardTests>
