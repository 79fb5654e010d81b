import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { DialogState } from '../../testing/dialog-state.tsx'
import { render } from '../../testing/render.tsx'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

function Publishing({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const handleClose = () => {
    setIsOpen(false)
    onClose?.()
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={handleClose} title="Publish?" footer={<Button>Publish</Button>}>
        <TextField label="Note" />
      </Dialog>
    </>
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const open = async () => userEvent.click(page.getByRole('button', { name: 'Open' }))

describe('Dialog', () => {
  describeConformance(
    (given) => (
      <Dialog open onClose={() => undefined} title="Publish?" {...given}>
        Two languages will change.
      </Dialog>
    ),
    { element: HTMLDialogElement },
  )

  it('is modal and named by its title', async () => {
    render(<Publishing />)
    await open()
    const dialog = page.getByRole('dialog', { name: 'Publish?' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().matches(':modal')).toBe(true)
  })

  it('focuses its first control after a moment, not at once', async () => {
    render(<Publishing />)
    await open()
    await expect.element(page.getByLabelText('Note')).toHaveFocus()
  })

  it('waits 100 ms before it focuses its first control', async () => {
    render(<Publishing />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    // Browser actions advance the fake clock while they are awaited. This one does not.
    const button = page.getByRole('button', { name: 'Open' }).element()
    if (button instanceof HTMLElement) button.click()
    while (!page.getByRole('dialog').query()) await nextFrame()
    vi.advanceTimersByTime(99)
    expect(document.activeElement).not.toBe(page.getByLabelText('Note').element())
    vi.advanceTimersByTime(1)
    expect(document.activeElement).toBe(page.getByLabelText('Note').element())
  })

  it('accepts letters typed before that, but no commands', async () => {
    render(<Publishing />)
    await open()
    const note = page.getByLabelText('Note').element()
    // The delay is over: from here on the test sets the focus.
    await expect.element(page.getByLabelText('Note')).toHaveFocus()
    const dialog = page.getByRole('dialog').element()
    const pressKey = (init: KeyboardEventInit) =>
      dialog.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    if (dialog instanceof HTMLElement) dialog.focus()
    for (const pressed of [{ key: 'a', ctrlKey: true }, { key: 'Shift' }, { key: 'F5' }]) {
      pressKey(pressed)
      expect(document.activeElement).toBe(dialog)
    }
    pressKey({ key: 'α' })
    expect(document.activeElement).toBe(note)
  })

  it('closes with Escape and returns focus', async () => {
    const handleClose = vi.fn()
    render(<Publishing onClose={handleClose} />)
    await open()
    await expect.element(page.getByLabelText('Note')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    expect(handleClose).toHaveBeenCalledOnce()
  })

  it('returns focus when it is removed, too', async () => {
    render(
      <DialogState>
        {(state, openDialog) => (
          <>
            <Button onClick={openDialog}>Open</Button>
            {state.open ? (
              <Dialog {...state} title="Publish?">
                <TextField label="Note" />
              </Dialog>
            ) : null}
          </>
        )}
      </DialogState>,
    )
    await open()
    await expect.element(page.getByLabelText('Note')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('stays open when a dialog inside it closes with Escape', async () => {
    render(
      <DialogState>
        {(outer, openOuter) => (
          <>
            <Button onClick={openOuter}>Open</Button>
            <Dialog {...outer} title="Publish?">
              <DialogState>
                {(inner, openInner) => (
                  <>
                    <Button onClick={openInner}>Schedule</Button>
                    <Dialog {...inner} title="Schedule?">
                      <TextField label="Day" />
                    </Dialog>
                  </>
                )}
              </DialogState>
            </Dialog>
          </>
        )}
      </DialogState>,
    )
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Schedule' }))
    await expect.element(page.getByLabelText('Day')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Schedule' })).toHaveFocus()
    await expect.element(page.getByRole('dialog', { name: 'Publish?' })).toBeVisible()
  })

  it('stays open when the user cancels the file picker of a field inside it', () => {
    const handleClose = vi.fn()
    const { host } = render(
      <Dialog open onClose={handleClose} title="Import">
        <input type="file" aria-label="File" />
      </Dialog>,
    )
    host.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }))
    expect(handleClose).not.toHaveBeenCalled()
  })

  it('closes with its close button', async () => {
    const handleClose = vi.fn()
    render(<Publishing onClose={handleClose} />)
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(handleClose).toHaveBeenCalledOnce()
  })

  it('stays open if it opens again before the close event', async () => {
    const handleClose = vi.fn()
    const dialog = (isOpen: boolean) => <Dialog open={isOpen} onClose={handleClose} title="Publish?" />
    const { rerender } = render(dialog(true))
    rerender(dialog(false))
    rerender(dialog(true))
    const element = page.getByRole('dialog').element()
    await new Promise((resolve) => element.addEventListener('close', resolve, { once: true }))
    expect(handleClose).not.toHaveBeenCalled()
    await expect.element(page.getByRole('dialog', { name: 'Publish?' })).toBeVisible()
  })

  it('closes with a form inside it', async () => {
    const handleClose = vi.fn()
    render(
      <Dialog open onClose={handleClose} title="Publish?">
        <form method="dialog">
          <Button type="submit">Not now</Button>
        </form>
      </Dialog>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Not now' }))
    await expect.poll(() => handleClose.mock.calls.length).toBe(1)
  })

  it('starts at the top with any length, with title and buttons visible', async () => {
    render(
      <Dialog open onClose={() => undefined} title="Publish?" footer={<Button>Publish</Button>}>
        <p>{'Two languages will change. '.repeat(400)}</p>
      </Dialog>,
    )
    const button = page.getByRole('button', { name: 'Publish' })
    await expect.element(button).toHaveFocus()
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    expect(dialog.scrollTop).toBe(0)
    const box = dialog.getBoundingClientRect()
    expect(button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom)
  })
})
