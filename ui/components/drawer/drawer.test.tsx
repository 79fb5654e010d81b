import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { DialogState } from '../../testing/dialog-state.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../button/button.tsx'
import { Drawer } from './drawer.tsx'

const details = (
  <DialogState>
    {(dialog, open) => (
      <>
        <Button onClick={open}>Open</Button>
        <Drawer {...dialog} title="Details" footer={<Button>Save</Button>}>
          A print.
        </Drawer>
      </>
    )}
  </DialogState>
)

const open = page.getByRole('button', { name: 'Open' })
const drawer = page.getByRole('dialog', { name: 'Details' })

describe('Drawer', () => {
  describeConformance(
    (given) => (
      <Drawer open onClose={() => undefined} title="Details" {...given}>
        A print.
      </Drawer>
    ),
    { element: HTMLDialogElement },
  )

  it.each(['ltr', 'rtl'] as const)('is at the end of the line, as high as the window: %s', async (dir) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    render(details)
    await userEvent.click(open)
    await expect.element(drawer).toBeVisible()
    for (const animation of document.getAnimations()) animation.finish()
    const box = drawer.element().getBoundingClientRect()
    expect([box.top, box.bottom]).toEqual([0, innerHeight])
    // The rest is the gutter of the scroll bar.
    expect(dir === 'ltr' ? innerWidth - box.right : box.left).toBeLessThan(20)
    const save = page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect()
    expect(innerHeight - save.bottom).toBeLessThan(40)
  })

  it('is modal, closes with Escape and its button, and returns focus', async () => {
    render(details)
    await userEvent.click(open)
    expect(drawer.element().matches(':modal')).toBe(true)
    await press('{Escape}')
    await expect.element(open).toHaveFocus()
    await press('{Enter}')
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(open).toHaveFocus()
    expect(drawer.elements()).toEqual([])
  })
})
