import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { outerSigns } from '../../testing/both-directions.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { DialogState } from '../../testing/dialog-state.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import type { CommandPaletteProps } from './command-palette.tsx'
import { CommandPalette } from './command-palette.tsx'
import type { Command } from './rank-commands.ts'

const commandsOf = (onRun?: () => void): readonly Command[] => [
  { id: 'new', label: 'New update', keys: 'Ctrl+J', ...(onRun ? { onRun } : {}) },
  { id: 'media', label: 'Media', href: '#media', group: 'Go to' },
  {
    id: 'theme',
    label: 'Theme',
    commands: [
      { id: 'light', label: 'Light' },
      { id: 'dark', label: 'Dark' },
    ],
  },
]

const palette = (given: Partial<CommandPaletteProps> = {}) => (
  <DialogState>
    {(dialog, open) => (
      <>
        <button type="button" onClick={open}>
          Open
        </button>
        <CommandPalette commands={commandsOf()} {...given} {...dialog} />
      </>
    )}
  </DialogState>
)

const field = page.getByRole('combobox')
const option = (name: string | RegExp) => page.getByRole('option', { name })
const labels = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const isClosed = () => expect.poll(() => page.getByRole('dialog').elements()).toEqual([])

async function open(given: Partial<CommandPaletteProps> = {}) {
  render(palette(given))
  await press('{Tab}{Enter}')
  await expect.element(field).toHaveFocus()
}

describe('CommandPalette', () => {
  describeConformance(
    (given) => <CommandPalette open onClose={() => undefined} commands={commandsOf()} {...given} />,
    { element: HTMLDialogElement },
  )

  it('starts at the first command, and runs it after closing and restoring focus', async () => {
    const handleRun = vi.fn(() => expect(document.activeElement?.textContent).toBe('Open'))
    const remember = vi.fn()
    await open({ commands: commandsOf(handleRun), onRun: remember })
    await expect.element(option('New update')).toHaveAttribute('aria-selected', 'true')
    await expect.element(option('New update')).toHaveAttribute('aria-keyshortcuts', 'Control+J')
    await press('{Enter}')
    await isClosed()
    await expect.poll(() => handleRun.mock.calls.length).toBe(1)
    expect(remember.mock.calls).toMatchObject([[{ id: 'new' }]])
  })

  it('finds commands by a few letters, and announces the count or that there is none', async () => {
    await open()
    await press('med')
    await expect.poll(labels).toEqual(['Media'])
    await expect.element(page.getByRole('status')).toMatchTextContent('Results: 1')
    await userEvent.fill(field, 'unicorn')
    await expect.element(page.getByRole('status')).toMatchTextContent('No matching data')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('navigates if a command is a link', async () => {
    await open()
    await press('med{Enter}')
    await expect.poll(() => location.hash).toBe('#media')
    history.replaceState(null, '', location.pathname)
    await isClosed()
  })

  it('shows recently used commands first', async () => {
    await open({ recent: ['theme'] })
    await expect.poll(() => labels()[0]).toBe('Theme')
  })

  it('opens a page of commands and goes back, by keys and by its button', async () => {
    await open()
    await press('theme{Enter}')
    await expect.poll(labels).toEqual(['Light', 'Dark'])
    await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveFocus()
    await expect.element(field).toHaveValue('')
    await press('{Backspace}')
    await expect.poll(() => labels().length).toBe(3)
    await press('theme{Enter}')
    await userEvent.click(page.getByRole('button', { name: 'Back' }))
    await expect.element(field).toHaveFocus()
    await expect.poll(() => labels().length).toBe(3)
  })

  it('starts over when it is opened again', async () => {
    await open()
    await press('theme{Enter}dark{Escape}')
    await isClosed()
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    await press('{Enter}')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
    expect(labels()).toHaveLength(3)
  })

  it('does not cut off the label in favour of the note', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 900))
    const note = 'Shows one of several variants of the same, whichever somebody chose'
    const names = ['Callout', 'Tabs', 'Επισήμανση', 'Καρτέλες']
    await open({ commands: names.map((label) => ({ id: label, label, note })) })
    for (const label of names) {
      await expect.element(page.getByText(label, { exact: true })).toBeVisible()
      const { height } = page.getByText(label, { exact: true }).element().getBoundingClientRect()
      expect(height, label).toBeLessThan(30)
    }
  })

  it('shows results of sources as they arrive, and reports a source that failed', async () => {
    const late = Promise.withResolvers<readonly Command[]>()
    const sources = [
      async (query: string) => [{ id: `page ${query}`, label: `Page ${query}`, group: 'Pages' }],
      () => late.promise,
    ]
    await open({ sources })
    await press('x')
    await expect.element(option('Page x')).toBeVisible()
    await expect.element(page.getByRole('status')).toMatchTextContent('Loading…')
    await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible()
    late.reject(new Error('offline'))
    await expect.element(page.getByRole('status')).toMatchTextContent('Could not load')
    await expect.element(option('Page x')).toBeVisible()
  })

  it('aligns names in any language at the start of a line that runs from right to left', async () => {
    const { host } = render(<UiProvider dir="rtl">{palette()}</UiProvider>)
    host.dir = 'rtl'
    await press('{Tab}{Enter}')
    await expect.element(option('Media')).toBeVisible()
    const label = option('Media').element().querySelector('.command-label')
    const { right = Number.NaN } = label?.getBoundingClientRect() ?? {}
    expect(Math.abs(outerSigns(label).last.right - right)).toBeLessThan(2)
  })
})
