import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Toaster } from './toast.tsx'
import { createToastQueue, toastLimits } from './toast-queue.ts'

function renderToaster() {
  const queue = createToastQueue()
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster queue={queue} />
    </>,
  )
  return queue
}

function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** Waits without polling, because each attempt of `expect.element` advances the fake clock. */
async function drawn(messages: string) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (!document.body.textContent?.includes(messages)) await frame()
  await frame()
  await frame()
}

const region = page.getByRole('region', { name: 'Notifications (F8)' })

describe('Toaster', () => {
  describeConformance((given) => <Toaster queue={createToastQueue()} {...given} />, {
    element: HTMLDivElement,
  })

  it('shows a toast in a region, and announces it in an existing live region', async () => {
    const queue = renderToaster()
    const status = page.getByRole('status').element()
    queue.add({ title: 'Saved', description: 'Version 14.' })
    await expect.element(region.getByText('Version 14.')).toBeVisible()
    expect(status.isConnected).toBe(true)
    expect(status.textContent).toBe('Saved Version 14.')
  })

  it('announces an urgent toast at once', async () => {
    const queue = renderToaster()
    queue.add({ title: 'The connection was lost', urgent: true })
    await expect.element(page.getByRole('alert')).toMatchTextContent('The connection was lost')
    expect(page.getByRole('status').element().textContent).toBe('')
  })

  it('shows a notice without a word in the live regions when something else announces it', async () => {
    const queue = renderToaster()
    queue.add({ title: 'Copied', announcedElsewhere: true })
    await expect.element(region.getByText('Copied')).toBeVisible()
    expect(page.getByRole('status').element().textContent).toBe('')
  })

  it('closes by itself after five seconds', async () => {
    stopTime()
    const queue = renderToaster()
    queue.add({ title: 'Saved' })
    await drawn('Saved')
    vi.advanceTimersByTime(toastLimits.duration - 1)
    expect(queue.entries()).toMatchObject([{ open: true }])
    vi.advanceTimersByTime(1)
    expect(queue.entries()).toMatchObject([{ open: false }])
    vi.advanceTimersByTime(toastLimits.removedAfter)
    expect(queue.entries()).toEqual([])
  })

  it('stays open while someone reads it', async () => {
    stopTime()
    const queue = renderToaster()
    queue.add({ title: 'Saved' })
    await userEvent.hover(region.getByText('Saved'))
    vi.advanceTimersByTime(toastLimits.duration * 3)
    expect(queue.entries()).toMatchObject([{ open: true }])
  })

  it('is reached with F8, and returns focus when the last toast is closed', async () => {
    const queue = renderToaster()
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
    queue.add({ title: 'First' })
    queue.add({ title: 'Second' })
    await expect.element(region.getByText('Second')).toBeVisible()
    await userEvent.keyboard('{F8}')
    await expect.element(region.getByRole('list')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.poll(() => queue.entries().length).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })

  it('returns focus from every toast, however it was reached and closed', async () => {
    const queue = renderToaster()
    const otherButton = page.getByRole('button', { name: 'Elsewhere' })
    await userEvent.click(otherButton)
    const first = queue.add({ title: 'First' })
    queue.add({ title: 'Second' })
    await expect.element(region.getByText('Second')).toBeVisible()
    await userEvent.keyboard('{F8}{Escape}')
    await expect.element(otherButton).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.activeElement?.textContent).toContain('Second')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.textContent).toContain('First')
    queue.close(first)
    await expect.element(otherButton).toHaveFocus()
  })

  it('gives no focus to a toast that is closing', async () => {
    const queue = renderToaster()
    const otherButton = page.getByRole('button', { name: 'Elsewhere' })
    await userEvent.click(otherButton)
    queue.add({ title: 'Staying' })
    const leaving = queue.add({ title: 'Leaving' })
    await expect.element(region.getByText('Leaving')).toBeVisible()
    stopTime()
    queue.close(leaving)
    await drawn('Leaving')
    await userEvent.keyboard('{F8}{Tab}')
    expect(document.activeElement?.textContent).toBe('Staying')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(otherButton.element())
  })

  it('moves focus on when a newer toast replaces the focused one', async () => {
    const queue = renderToaster()
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) queue.add({ title })
    await expect.element(region.getByText('Five')).toBeVisible()
    await userEvent.click(region.getByText('One'))
    queue.add({ title: 'Six' })
    await expect.poll(() => document.activeElement?.textContent).toBe('Two')
  })

  it('offers an action', async () => {
    const handlePress = vi.fn()
    const queue = renderToaster()
    queue.add({ title: 'Moved to the trash', action: { label: 'Bring it back', onPress: handlePress } })
    await userEvent.click(page.getByRole('button', { name: 'Bring it back' }))
    expect(handlePress).toHaveBeenCalledOnce()
    await expect.poll(() => queue.entries()).toEqual([])
  })

  it('speaks the language of the reader', async () => {
    const queue = createToastQueue()
    render(
      <UiProvider locale={et}>
        <Toaster queue={queue} />
      </UiProvider>,
    )
    queue.add({ title: 'Salvestatud' })
    await expect.element(page.getByRole('button', { name: 'Sulge' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Teavitused (F8)' })).toBeInTheDocument()
  })

  it('is announced, reachable and closable above an open dialog, and keeps the dialog open', async () => {
    const queue = createToastQueue()
    function Publishing() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <Toaster queue={queue} />
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
          <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Publish?">
            <TextField label="Note" />
          </Dialog>
        </>
      )
    }
    render(<Publishing />)
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    const note = page.getByLabelText('Note')
    await expect.element(note).toHaveFocus()
    const dialog = page.getByRole('dialog', { name: 'Publish?' })
    await expect.poll(() => dialog.getByRole('status').elements().length).toBe(1)
    queue.add({ title: 'Saved' })
    await expect.element(dialog.getByRole('status')).toMatchTextContent('Saved')
    await userEvent.keyboard('{F8}')
    await expect.element(dialog.getByRole('list')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Escape}')
    await expect.poll(() => queue.entries()).toEqual([])
    await expect.element(note).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.elements()).toEqual([])
    expect(page.getByRole('status').element().closest('.toaster')).not.toBeNull()
  })

  it('moves at once into a dialog whose animation has ended but still applies', async () => {
    const queue = createToastQueue()
    const { host } = render(<Toaster queue={queue} />)
    const dialog = document.createElement('dialog')
    host.append(dialog)
    onTestFinished(() => dialog.remove())
    dialog.animate({ translate: ['0 1rem', '0'] }, { duration: 60_000, fill: 'forwards' }).finish()
    dialog.showModal()
    queue.add({ title: 'Saved' })
    await expect.poll(() => dialog.textContent).toContain('Saved')
  })

  it('moves into a dialog once the dialog has stopped moving', async () => {
    const queue = createToastQueue()
    const { host } = render(<Toaster queue={queue} />)
    const dialog = document.createElement('dialog')
    host.append(dialog)
    onTestFinished(() => dialog.remove())
    const appearing = dialog.animate({ translate: ['0 1rem', '0'] }, 60_000)
    dialog.showModal()
    queue.add({ title: 'Saved' })
    await expect.element(page.getByText('Saved').first()).toBeInTheDocument()
    expect(dialog.textContent).toBe('')
    appearing.finish()
    await expect.poll(() => dialog.textContent).toContain('Saved')
  })
})
