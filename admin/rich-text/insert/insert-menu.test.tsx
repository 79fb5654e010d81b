/** Insert menu at the caret. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderField } from '../../testing/render-field.tsx'

const body = page.getByRole('textbox', { name: 'Body' })
const menu = page.getByRole('listbox', { name: 'Insert' })
const options = menu.getByRole('option')

beforeEach(() => localStorage.clear())

async function write(value: string, keys = '') {
  const field = mdx({ label: { id: 'test.body', message: 'Body' } })
  const shown = await renderField(field, { value, server: fakeServer({}) })
  await expect.element(body).toBeVisible()
  body.element().focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  if (keys !== '') await userEvent.keyboard(keys)
  return shown
}

const active = () => document.getElementById(body.element().getAttribute('aria-activedescendant') ?? '')

describe('Insert menu', () => {
  it('opens at the caret, keeps the focus in the text and has an icon for each entry', async () => {
    await write('Before', '{Enter}/')
    await expect.element(menu).toBeVisible()
    await expect.element(body).toHaveFocus()
    expect(document.querySelector('dialog[open]')).toBeNull()
    const box = menu.element().getBoundingClientRect()
    const line = body.getByText('/', { exact: true }).element().getBoundingClientRect()
    expect(box.top - line.bottom).toBeGreaterThanOrEqual(0)
    expect(box.top - line.bottom).toBeLessThan(24)
    expect(Math.abs(box.left - line.left)).toBeLessThan(16)
    const entries = options.elements()
    expect(entries.length).toBeGreaterThan(15)
    expect(entries.filter((entry) => entry.querySelector('svg') === null)).toEqual([])
    expect(entries.slice(0, 2).map((entry) => entry.querySelector('svg')?.dataset.icon)).toEqual([
      'heading',
      'subheading',
    ])
    await expectNoViolations()
  })

  it('filters while typing and inserts with Enter', async () => {
    const shown = await write('Before', '{Enter}/callout')
    await expect.poll(() => active()?.textContent).toContain('Callout')
    await userEvent.keyboard('{Enter}')
    await expect.element(menu).not.toBeInTheDocument()
    // A callout starts with its title.
    await userEvent.keyboard('Noon{Enter}Mind the sun')
    await expect
      .poll(() => shown.value())
      .toBe('Before\n\n<Callout title="Noon">\n  Mind the sun\n</Callout>')
  })

  it('moves through its entries with the arrow keys', async () => {
    await write('', '/')
    await expect.poll(() => active()).toBe(options.elements()[0])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(() => active()).toBe(options.elements()[2])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.poll(() => active()).toBe(options.elements().at(-1))
    expect(active()).toHaveAttribute('aria-selected', 'true')
  })

  it('inserts a clicked entry and puts the caret into it', async () => {
    const shown = await write('', '/')
    await userEvent.click(menu.getByRole('option', { name: 'Block quote', exact: true }))
    await userEvent.keyboard('So they say')
    await expect.poll(() => shown.value()).toBe('> So they say')
  })

  it('closes on Escape, on a space or when the caret leaves, and keeps the slash', async () => {
    const shown = await write('', '/')
    await expect.element(menu).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(body).toHaveFocus()
    await userEvent.keyboard(' and /')
    await expect.element(menu).toBeVisible()
    await userEvent.keyboard(' or /')
    await expect.element(menu).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(() => shown.value()).toBe('/ and / or /')
  })

  it('does not open within a word and reports when nothing matches', async () => {
    await write('and', '/or')
    await expect.element(menu).not.toBeInTheDocument()
    await userEvent.keyboard(' /qqqq')
    await expect.element(page.getByText('No results')).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect.poll(() => options.elements().length).toBeGreaterThan(15)
  })

  it('opens from the toolbar and leaves no slash when it is closed', async () => {
    const shown = await write('Before ')
    const tool = page.getByRole('toolbar', { name: 'Text toolbar' }).getByRole('button', { name: 'Insert' })
    await userEvent.click(tool)
    await expect.element(menu).toBeVisible()
    await expect.element(body).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shown.value()).toBe('Before ')
    await userEvent.click(tool)
    await userEvent.keyboard('divider{Escape}')
    await userEvent.click(tool)
    await userEvent.keyboard('code{Enter}')
    await expect.element(menu).not.toBeInTheDocument()
  })

  it('fits on a phone, above the caret when there is no room below', async () => {
    await write(Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n\n'))
    await page.viewport(360, 500)
    body.element().lastElementChild?.scrollIntoView({ block: 'end' })
    await userEvent.keyboard('{Enter}/')
    await expect.element(menu).toBeVisible()
    const space = { left: 0, top: 0, right: 360, bottom: 500 }
    const isInside = () => {
      const box = menu.element().parentElement?.getBoundingClientRect() ?? new DOMRect(-1)
      return (
        box.left >= space.left &&
        box.top >= space.top &&
        box.right <= space.right &&
        box.bottom <= space.bottom
      )
    }
    await expect.poll(isInside).toBe(true)
  })
})
