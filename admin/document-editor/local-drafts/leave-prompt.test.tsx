import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, draft, save, serving, title } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

/** The browser has no room for drafts until the test ends. */
function fillStorage(): void {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('cyanotype/kept/')) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}

const question = page.getByRole('dialog', { name: 'Leave without saving?' })
const dashboardLink = page.getByRole('link', { name: 'Dashboard' }).first()

/** The server accepts no save, so that the title stays unsaved. */
async function openWithUnsavedTitle() {
  const server = serving(draft(), { [save]: () => new Refused(500, 'internal') })
  const shown = await renderAdmin(address, server)
  await expect.element(title).toBeVisible()
  await userEvent.fill(title, 'Autumn rain')
  return shown
}

const warnsBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('Leaving a document with unsaved changes', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('asks when the browser could not store them, and stays on request', async () => {
    fillStorage()
    const shown = await openWithUnsavedTitle()
    const before = shown.address()
    await userEvent.click(dashboardLink)
    await expect.element(question).toBeVisible()
    await expectNoViolations()
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect.element(question).not.toBeInTheDocument()
    expect(shown.address()).toBe(before)
    await expect.element(title).toHaveValue('Autumn rain')
    expect(warnsBeforeUnload()).toBe(true)
  })

  it('discards them on request', async () => {
    fillStorage()
    const shown = await openWithUnsavedTitle()
    const before = shown.address()
    await userEvent.click(dashboardLink)
    await userEvent.click(question.getByRole('button', { name: 'Discard and leave' }))
    await expect.poll(() => shown.address()).not.toBe(before)
  })

  it('does not ask when the browser has stored them', async () => {
    const shown = await openWithUnsavedTitle()
    const before = shown.address()
    expect(warnsBeforeUnload()).toBe(false)
    await userEvent.click(dashboardLink)
    await expect.poll(() => shown.address()).not.toBe(before)
    expect(question.elements()).toEqual([])
  })
})
