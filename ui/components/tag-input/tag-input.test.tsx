import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import type { TagInputProps } from './tag-input.tsx'
import { TagInput } from './tag-input.tsx'

const tags = (given: Partial<TagInputProps> = {}) => <TagInput label="Tags" name="tag" {...given} />

const field = page.getByRole('textbox', { name: 'Tags' })
const sent = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLInputElement>('[name="tag"]')].map(({ value }) => value)
const expectStatus = (messages: string) =>
  expect.element(page.getByRole('status')).toMatchTextContent(messages)

describe('TagInput', () => {
  describeConformance((given) => tags({ defaultValue: ['sun'], ...given }), { element: HTMLInputElement })

  it('adds a tag with a comma, with Enter, and on blur', async () => {
    const handleChange = vi.fn()
    const { host } = render(tags({ onValueChange: handleChange }))
    await press('{Tab}sun,')
    await expectStatus('sun added')
    await press('open shade{Enter}lamp{Tab}')
    await expect.poll(() => sent(host)).toEqual(['sun', 'open shade', 'lamp'])
    expect(handleChange).toHaveBeenLastCalledWith(['sun', 'open shade', 'lamp'])
  })

  it('adds all pasted tags', async () => {
    const { host } = render(tags())
    await userEvent.click(field)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'sun\nlamp; shade')
    field
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(() => sent(host)).toEqual(['sun', 'lamp', 'shade'])
  })

  it('waits for an input method that still converts the text', async () => {
    const { host } = render(tags())
    await userEvent.click(field)
    const input = field.element()
    const write = (text: string, event: Event) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(event)
    }
    write('かみ、', new InputEvent('input', { bubbles: true, isComposing: true }))
    await expect.element(field).toHaveValue('かみ、')
    expect(sent(host)).toEqual([])
    write('紙、', new InputEvent('input', { bubbles: true, isComposing: true }))
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '紙、' }))
    await expect.poll(() => sent(host)).toEqual(['紙'])
  })

  it('adds a tag with its button, for phones without a comma key', async () => {
    const { host } = render(tags())
    await userEvent.fill(field, 'sun')
    await userEvent.click(page.getByRole('button', { name: 'Add' }))
    expect(sent(host)).toEqual(['sun'])
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
  })

  it('reports a duplicate, and does not add it', async () => {
    const { host } = render(tags({ defaultValue: ['Sun'] }))
    await userEvent.click(field)
    await press('sun,')
    await expectStatus('sun is already added')
    expect(sent(host)).toEqual(['Sun'])
  })

  it('removes the last tag with Backspace, and announces it', async () => {
    const { host } = render(tags({ defaultValue: ['sun', 'lamp'] }))
    await userEvent.click(field)
    await press('x{Backspace}')
    expect(sent(host)).toEqual(['sun', 'lamp'])
    await press('{Backspace}')
    await expectStatus('lamp removed')
    expect(sent(host)).toEqual(['sun'])
  })

  it('submits the form with Enter only if there is no text to add', async () => {
    const handleSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(<form onSubmit={handleSubmit}>{tags()}</form>)
    await userEvent.click(field)
    await press('sun{Enter}')
    expect(handleSubmit).not.toHaveBeenCalled()
    await press('{Enter}')
    expect(handleSubmit).toHaveBeenCalledOnce()
  })

  it('restores its first value when its form is reset', async () => {
    const { host } = render(
      <form>
        {tags({ defaultValue: ['sun'] })}
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(field)
    await press('lamp,')
    expect(sent(host)).toEqual(['sun', 'lamp'])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => sent(host)).toEqual(['sun'])
  })

  it('can be controlled, and does not change if it is read-only', async () => {
    const { host, rerender } = render(tags({ value: ['sun'] }))
    await userEvent.click(field)
    await press('lamp,')
    expect(sent(host)).toEqual(['sun'])
    rerender(tags({ value: ['sun'], readOnly: true }))
    expect(page.getByRole('button', { name: 'Remove sun' }).elements()).toEqual([])
  })
})
