import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { growWithText, TextArea } from './text-area.tsx'

describe('TextArea', () => {
  describeConformance((given) => <TextArea label="Summary" {...given} />, { element: HTMLTextAreaElement })

  it('grows with its text', async () => {
    render(<TextArea label="Summary" />)
    const area = page.getByLabelText('Summary')
    const before = area.element().getBoundingClientRect().height
    await userEvent.fill(area, 'line\n'.repeat(20))
    expect(area.element().getBoundingClientRect().height).toBeGreaterThan(before)
  })

  it('grows without CSS support too', async () => {
    render(<TextArea label="Summary" className="by-script" />)
    const area = page.getByLabelText('Summary').element()
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('There is no text area.')
    area.style.setProperty('field-sizing', 'fixed')
    const stop = growWithText(area, false)
    const before = area.getBoundingClientRect().height
    await userEvent.fill(page.getByLabelText('Summary'), 'line\n'.repeat(20))
    const grown = area.getBoundingClientRect().height
    expect(grown).toBeGreaterThan(before)
    expect(area.scrollHeight).toBe(area.clientHeight)
    stop?.()
    await userEvent.fill(page.getByLabelText('Summary'), 'line')
    expect(area.getBoundingClientRect().height).toBe(grown)
  })
})

describe('count of a TextArea', () => {
  const area = () => page.getByLabelText('Summary')

  it('shows the remaining and the excess characters', async () => {
    render(<TextArea label="Summary" hint="Short." limit={10} defaultValue="print" />)
    await expect.element(area()).toHaveAccessibleDescription('Short. Characters left: 5')
    await userEvent.fill(area(), 'a print of ferns')
    await expect.element(area()).toHaveAccessibleDescription('Short. Characters over the limit: 6')
  })

  it('counts up to maxLength', async () => {
    render(<TextArea label="Summary" maxLength={10} />)
    await userEvent.click(area())
    await userEvent.keyboard('a print of ferns')
    await expect.element(area()).toHaveValue('a print of')
    await expect.element(area()).toHaveAccessibleDescription('Characters left: 0')
  })

  it('counts a controlled value, and resets with its form', async () => {
    render(
      <form>
        <TextArea label="Kept" limit={10} value="ferns" readOnly />
        <TextArea label="Summary" limit={10} defaultValue="print" />
        <button type="reset">Reset</button>
      </form>,
    )
    await expect.element(page.getByLabelText('Kept')).toHaveAccessibleDescription('Characters left: 5')
    await userEvent.fill(area(), 'ferns, two')
    await expect.element(area()).toHaveAccessibleDescription('Characters left: 0')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(area()).toHaveAccessibleDescription('Characters left: 5')
  })

  it('is announced only near the limit, after a pause in typing', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    render(<TextArea label="Summary" limit={20} />)
    const status = page.getByRole('status').element()
    const node = area().element()
    const write = async (text: string) => {
      if (!(node instanceof HTMLTextAreaElement)) throw new Error('There is no text area.')
      node.focus()
      node.select()
      document.execCommand('insertText', false, text)
      await vi.advanceTimersByTimeAsync(900)
    }
    await write('ferns')
    await write('a print of ferns, and moss')
    expect(status.textContent).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    await expect.poll(() => status.textContent).toBe('Characters over the limit: 6')
    await write('ferns')
    await vi.advanceTimersByTimeAsync(200)
    await expect.poll(() => status.textContent).toBe('')
  })
})
