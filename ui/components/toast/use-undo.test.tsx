import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Toaster } from './toast.tsx'
import { createToastQueue } from './toast-queue.ts'
import { useUndo } from './use-undo.ts'

const queue = createToastQueue()

function Trash({ onRestore }: { readonly onRestore: () => void }) {
  const undo = useUndo(queue)
  return (
    <>
      <button type="button" onClick={() => undo('3 pages are in the trash', onRestore)}>
        Delete
      </button>
      <Toaster queue={queue} />
    </>
  )
}

it('shows what was done, and undoes it once', async () => {
  const handleRestore = vi.fn()
  render(<Trash onRestore={handleRestore} />)
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByRole('status')).toMatchTextContent('3 pages are in the trash')
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  expect(handleRestore).toHaveBeenCalledOnce()
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
})
