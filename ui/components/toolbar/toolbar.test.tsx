import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inBothDirections } from '../../testing/both-directions.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { forceColors } from '../../testing/forced-colors.ts'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { Toolbar } from './toolbar.tsx'

const itemsOf = (onSelect: (what: string) => void = () => undefined): readonly MenuEntry[] => [
  { kind: 'check', label: 'Bold', icon: 'bold', checked: true, onChange: () => onSelect('Bold') },
  { label: 'Link', icon: 'link', keys: 'Ctrl+K', onSelect: () => onSelect('Link') },
  { kind: 'separator' },
  { label: 'Redo', icon: 'redo', disabled: true, onSelect: () => onSelect('Redo') },
  { label: 'Print', onSelect: () => onSelect('Print') },
]

const items = itemsOf()
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const isAt = (name: string) => expect.element(tool(name)).toHaveFocus()

describe('Toolbar', () => {
  describeConformance((given) => <Toolbar label="Text" items={items} {...given} />, {
    element: HTMLDivElement,
  })

  it('is one Tab stop, which remembers the last focused tool', async () => {
    render(
      <>
        <Toolbar label="Text" items={items} />
        <button type="button">Next</button>
      </>,
    )
    await press('{Tab}')
    await isAt('Bold')
    await press('{ArrowRight}')
    await isAt('Link')
    await press('{Tab}')
    await isAt('Next')
    await press('{Shift>}{Tab}{/Shift}')
    await isAt('Link')
  })

  it('moves in the reading direction, around its ends, through disabled tools', async () => {
    await inBothDirections(<Toolbar label="Text" items={items} />, async (onward, back) => {
      await userEvent.click(tool('Bold'))
      await press(`${onward}${onward}`)
      await isAt('Redo')
      await press(`${onward}${onward}`)
      await isAt('Bold')
      await press(back)
      await isAt('Print')
      await press('{Home}')
      await isAt('Bold')
      await press('{End}')
      await isAt('Print')
    })
  })

  it('shows in forced colours which tools are pressed, and which one has the focus', async () => {
    await forceColors()
    render(<Toolbar label="Text" items={items} />)
    const styleOf = (name: string) => ({ ...getComputedStyle(tool(name).element()) })
    const before = styleOf('Bold')
    expect(before.backgroundColor).not.toBe(styleOf('Link').backgroundColor)
    await press('{Tab}')
    await isAt('Bold')
    expect(styleOf('Bold').outline).not.toBe(before.outline)
  })

  it('leaves arrow keys with Alt to the browser', () => {
    render(<Toolbar label="Text" items={items} />)
    const press = (altKey: boolean) => {
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        altKey,
        bubbles: true,
        cancelable: true,
      })
      tool('Bold').element().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press(false), press(true)]).toEqual([true, false])
  })

  it('exposes pressed and disabled tools, and shortcuts', async () => {
    const handleSelect = vi.fn()
    render(<Toolbar label="Text" items={itemsOf(handleSelect)} />)
    await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(tool('Link')).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    await expect.element(tool('Redo')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(tool('Redo'), { force: true })
    await userEvent.click(tool('Link'))
    await userEvent.click(tool('Bold'))
    expect(handleSelect.mock.calls).toEqual([['Link'], ['Bold']])
    await expect.element(page.getByRole('toolbar', { name: 'Text' })).toBeVisible()
  })

  it('moves tools without room behind “More”, and back when there is room', async () => {
    const handleSelect = vi.fn()
    const narrow = itemsOf(handleSelect)
    const { host } = render(<Toolbar label="Text" items={narrow} />)
    expect(page.getByRole('button', { name: 'More' }).elements()).toEqual([])
    host.style.inlineSize = '7.5rem'
    await expect.element(tool('More')).toBeVisible()
    expect(tool('Print').elements()).toEqual([])
    expect(page.getByRole('separator').elements()).toEqual([])
    await press('{Tab}{End}{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Redo' })).toHaveFocus()
    await press('{ArrowDown}{Enter}')
    expect(handleSelect).toHaveBeenCalledWith('Print')
    host.style.inlineSize = ''
    await expect.element(tool('Print')).toBeVisible()
    expect(page.getByRole('button', { name: 'More' }).elements()).toEqual([])
  })

  it('makes room when a tool becomes wider', async () => {
    const options = [
      { value: 'p', label: 'Text' },
      { value: 'h2', label: 'Heading of a very long section' },
    ]
    const withStyle = (value: string): readonly MenuEntry[] => [
      { kind: 'choice', label: 'Style', value, options, onChange: () => undefined },
      ...items,
    ]
    const { host, rerender } = render(<Toolbar label="Text" items={withStyle('p')} />)
    host.style.inlineSize = '22rem'
    await expect.element(tool('Print')).toBeVisible()
    rerender(<Toolbar label="Text" items={withStyle('h2')} />)
    await expect.element(tool('More')).toBeVisible()
    expect(tool('Print').elements()).toEqual([])
  })
})
