/** Selection toolbar: when it is shown, its tools and its keyboard control. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.body', message: 'Body' }
const body = () => page.getByRole('textbox', { name: 'Body' })
const bar = () => page.getByRole('toolbar', { name: 'Selection toolbar' })
const tool = (name: string) => bar().getByRole('button', { name, exact: true })

async function write(value: string, readOnly = false) {
  const shown = await renderField(mdx({ label }), { value, readOnly, server: fakeServer({}) })
  await expect.element(body()).toBeVisible()
  return shown
}

async function chooseLastWord() {
  body().element().focus()
  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}')
}

describe('Selection toolbar', () => {
  it('appears for a selection by keyboard, applies its tools and stays open', async () => {
    const shown = await write('Use soft water')
    await chooseLastWord()
    await expect.element(bar()).toBeVisible()
    await userEvent.click(tool('Bold'))
    await expect.poll(() => shown.value()).toBe('Use soft **water**')
    await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tool('Italic'))
    await expect.poll(() => String(shown.value())).toMatch(/^Use soft [*_]{3}water[*_]{3}$/)
    await userEvent.click(tool('Heading 2'))
    await expect.poll(() => String(shown.value())).toMatch(/^## Use soft/)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => bar().query()).toBeNull()
  })

  it('appears for a selection by pointer without covering it', async () => {
    await write('Use\n\nsoft\n\nwater')
    await userEvent.dblClick(page.getByText('soft'), { position: { x: 10, y: 10 } })
    await expect.element(bar()).toBeVisible()
    const selected = window.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()
    await expect
      .poll(() => {
        const { top, bottom } = bar().element().getBoundingClientRect()
        return bottom <= selected.top || top >= selected.bottom
      })
      .toBe(true)
  })

  it('is entered with Alt+F10, navigated with arrow keys and left with Escape', async () => {
    await write('Use soft water')
    await chooseLastWord()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.element(tool('Bold')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tool('Italic')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(body()).toHaveFocus()
    await expect.element(bar()).toBeVisible()
    // Escape first closes the tooltip of the tool.
    await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => bar().query()).toBeNull()
  })

  it('is replaced by the main toolbar on Alt+F10 without a selection', async () => {
    await write('Use soft water')
    body().element().focus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    const tools = page.getByRole('toolbar', { name: 'Text toolbar' })
    await expect.poll(() => tools.element().contains(document.activeElement)).toBe(true)
  })

  it('opens the link dialog', async () => {
    await write('Use soft water')
    await chooseLastWord()
    await userEvent.click(tool('Link'))
    await expect.element(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
    await expect.poll(() => bar().query()).toBeNull()
  })

  it('does not appear in code', async () => {
    await write('```\ncode\n```')
    await chooseLastWord()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    const tools = page.getByRole('toolbar', { name: 'Text toolbar' })
    await expect.poll(() => tools.element().contains(document.activeElement)).toBe(true)
    expect(bar().query()).toBeNull()
  })

  it('has no accessibility violations', async () => {
    await write('Use soft water')
    await chooseLastWord()
    await expect.element(bar()).toBeVisible()
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
