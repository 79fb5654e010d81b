import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { CopyField } from './copy-field.tsx'

const token = <CopyField label="Token" value="cya_9f2b" />

describe('CopyField', () => {
  describeConformance((given) => <CopyField label="Token" value="cya_9f2b" {...given} />, {
    element: HTMLInputElement,
  })

  let copied: string[]
  beforeEach(() => {
    copied = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  })

  it('copies its text, confirms it on the button and to screen readers, and keeps focus there', async () => {
    render(token)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    expect(copied).toEqual(['cya_9f2b'])
    await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect.element(page.getByRole('status')).toMatchTextContent('Copied')
  })

  it('offers to copy again after a while', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    render(token)
    const button = page.getByRole('button').element()
    if (button instanceof HTMLElement) button.click()
    await vi.advanceTimersByTimeAsync(100)
    await expect.poll(() => button.textContent).toBe('Copied')
    await vi.advanceTimersByTimeAsync(2000)
    await expect.poll(() => button.textContent).toBe('Copy')
  })

  it('selects the text if the clipboard is refused, and reports the failure', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    render(token)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    await expect.element(page.getByRole('status')).toMatchTextContent('Could not copy')
    expect(getSelection()?.toString()).toBe('cya_9f2b')
  })

  it('does the same on a page without HTTPS, which has no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
    render(token)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    await expect.element(page.getByRole('status')).toMatchTextContent('Could not copy')
    expect(getSelection()?.toString()).toBe('cya_9f2b')
  })

  it('is read-only, and is selected whole by Tab', async () => {
    render(token)
    await userEvent.keyboard('{Tab}x')
    await expect.element(page.getByRole('textbox', { name: 'Token' })).toHaveValue('cya_9f2b')
    expect(getSelection()?.toString()).toBe('cya_9f2b')
  })
})
