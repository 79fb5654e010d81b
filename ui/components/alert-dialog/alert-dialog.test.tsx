import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import type { AlertDialogProps } from './alert-dialog.tsx'
import { AlertDialog } from './alert-dialog.tsx'

const question = (given: Partial<AlertDialogProps>) => (
  <AlertDialog
    open
    title="Delete 3 pages?"
    action="Delete"
    onConfirm={() => undefined}
    onCancel={() => undefined}
    {...given}
  >
    Nobody can bring them back.
  </AlertDialog>
)

const dialog = page.getByRole('alertdialog', { name: 'Delete 3 pages?' })
const cancel = page.getByRole('button', { name: 'Cancel' })
const confirm = page.getByRole('button', { name: 'Delete' })

function Deleting({ onConfirm }: { readonly onConfirm: () => Promise<void> }) {
  const [state, setState] = useState<'open' | 'busy' | 'failed' | 'closed'>('open')
  const handleConfirm = () => {
    setState('busy')
    onConfirm().then(
      () => setState('closed'),
      () => setState('failed'),
    )
  }
  return question({
    open: state !== 'closed',
    busy: state === 'busy',
    error: state === 'failed' ? 'It did not answer.' : undefined,
    onConfirm: handleConfirm,
    onCancel: () => setState('closed'),
  })
}

describe('AlertDialog', () => {
  describeConformance((given) => question(given), { element: HTMLDialogElement })

  it('is modal, with the question as its name and the consequence as its description', async () => {
    render(question({}))
    await expect.element(dialog).toHaveAccessibleDescription('Nobody can bring them back.')
    expect(dialog.element().matches(':modal')).toBe(true)
  })

  it('focuses the safe answer first', async () => {
    const handleConfirm = vi.fn()
    const handleCancel = vi.fn()
    render(question({ onConfirm: handleConfirm, onCancel: handleCancel }))
    await expect.element(cancel).toHaveFocus()
    await press('{Enter}')
    expect(handleCancel).toHaveBeenCalledOnce()
    await press('{Escape}')
    expect(handleCancel).toHaveBeenCalledTimes(2)
    expect(handleConfirm).not.toHaveBeenCalled()
  })

  it('keeps focus and ignores presses while the action runs', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const handleConfirm = vi.fn(() => promise)
    render(<Deleting onConfirm={handleConfirm} />)
    await expect.element(cancel).toHaveFocus()
    await press('{Tab}{Enter}')
    await expect.element(page.getByRole('status')).toMatchTextContent('Loading…')
    await press('{Enter}{Escape}{Escape}')
    await userEvent.click(cancel, { force: true })
    expect(handleConfirm).toHaveBeenCalledOnce()
    await expect.element(dialog).toBeVisible()
    resolve()
    await expect.poll(() => dialog.elements()).toEqual([])
  })

  it('shows why the action failed, and allows another try', async () => {
    const handleConfirm = vi.fn(() => Promise.reject(new Error('offline')))
    render(<Deleting onConfirm={handleConfirm} />)
    const alert = page.getByRole('alert').element()
    expect(alert.textContent).toBe('')
    await userEvent.click(confirm)
    await expect.poll(() => alert.textContent).toBe('It did not answer.')
    await userEvent.click(confirm)
    expect(handleConfirm).toHaveBeenCalledTimes(2)
  })
})
