/** Captions and alt texts that are edited below an image. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.body', message: 'Body' }
const body = page.getByRole('textbox', { name: 'Body' })
const caption = page.getByRole('textbox', { name: 'Caption' })
const figure = (caption: string) =>
  `<Figure src="/assets/plates/fern.webp" alt="A fern"${caption} width={720} height={504} />`
const text = (caption = '') => `First __words__.\n\n${figure(caption)}\n\n* one\n* two`

async function write(value: string, readOnly = false) {
  const shown = await renderField(mdx({ label }), { value, readOnly, server: fakeServer({}) })
  await expect.element(body).toBeVisible()
  return shown
}

describe('Caption', () => {
  it('edits the prop of its figure and changes nothing else', async () => {
    const shown = await write(text())
    await userEvent.click(caption)
    await userEvent.keyboard('Plate 114, "noon" {{ 14 min')
    await expect.poll(() => shown.value()).toContain('Plate 114')
    const after = String(shown.value())
    expect(after.startsWith('First __words__.\n\n<Figure ')).toBe(true)
    expect(after.endsWith('/>\n\n* one\n* two')).toBe(true)
    expect(after).toContain('alt="A fern"')
    await expectNoViolations()
    await userEvent.fill(caption, '')
    await expect.poll(() => shown.value()).toBe(text())
  })

  it('is entered by arrow keys and left by arrow keys, Enter and Escape', async () => {
    const shown = await write(text(' caption="Noon"'))
    body.element().focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.querySelector('.figure.ProseMirror-selectednode')).not.toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(caption).toHaveFocus()
    await userEvent.keyboard(', June{Escape}')
    await expect.element(body).toHaveFocus()
    await expect.poll(() => shown.value()).toContain('caption="Noon, June"')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(caption).toHaveFocus()
    await userEvent.keyboard('{Enter}zero ')
    await expect.element(body).toHaveFocus()
    await expect.poll(() => shown.value()).toContain('zero one')
  })

  it('is undone with the keys of the text', async () => {
    const shown = await write(text(' caption="Noon"'))
    await userEvent.click(caption)
    await userEvent.keyboard('{End}!')
    await expect.poll(() => shown.value()).toBe(text(' caption="Noon!"'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => shown.value()).toBe(text(' caption="Noon"'))
    await expect.element(caption).toHaveValue('Noon')
    // The same key of a Greek keyboard.
    const zeta = { key: 'Ζ', code: 'KeyZ', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true }
    caption.element().dispatchEvent(new KeyboardEvent('keydown', zeta))
    await expect.poll(() => shown.value()).toBe(text(' caption="Noon!"'))
  })

  it('joins pasted lines into one', async () => {
    const shown = await write(text())
    await userEvent.fill(caption, 'One\n two')
    await expect.poll(() => shown.value()).toBe(text(' caption="One two"'))
  })

  it('is read-only when the text is read-only', async () => {
    await write(text(' caption="Noon"'), true)
    await expect.element(caption).toHaveAttribute('readonly')
  })

  it('continues in a new paragraph at the end of the text', async () => {
    const shown = await write(figure(''))
    await userEvent.click(caption)
    await userEvent.keyboard('{Enter}After')
    await expect.poll(() => shown.value()).toBe(`${figure('')}\n\nAfter`)
  })
})

describe('Alt text below an image', () => {
  const alt = page.getByRole('textbox', { name: 'Alt text' })

  it('edits the prop of its image and the image in the text', async () => {
    const shown = await write(text())
    await expect.element(alt).toHaveValue('A fern')
    await userEvent.fill(alt, 'A fern at noon')
    await expect.poll(() => shown.value()).toBe(text().replace('A fern', 'A fern at noon'))
    await expect.element(body.getByRole('img', { name: 'A fern at noon' })).toBeVisible()
    await expectNoViolations()
    await userEvent.fill(alt, '')
    await expect.poll(() => shown.value()).toBe(text().replace('"A fern"', '""'))
    await expect.element(alt).toHaveAttribute('placeholder', 'No alt text yet')
  })

  it('comes after the caption with the arrow keys, and continues in the text', async () => {
    const shown = await write(text(' caption="Noon"'))
    await userEvent.click(caption)
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect.element(alt).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect.element(caption).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}zero ')
    await expect.poll(() => shown.value()).toContain('zero one')
  })
})
