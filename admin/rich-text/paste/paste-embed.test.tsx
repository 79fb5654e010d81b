/** Embeds in the editor: pasted, undone, titled in place and edited in their form. Nothing is ever loaded. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.body', message: 'Body' }
const body = page.getByRole('textbox', { name: 'Body' })
const title = page.getByRole('textbox', { name: 'Title' })
const videoUrl = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

async function write(value: string, readOnly = false) {
  const shown = await renderField(mdx({ label }), { value, readOnly, server: fakeServer({}) })
  await expect.element(body).toBeVisible()
  body.element().focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  return shown
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  body
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('Pasting the address of a video', () => {
  it('makes an embed of it in an empty paragraph, and one undo gives the link', async () => {
    const shown = await write('')
    paste(`${videoUrl}&t=90s&feature=share\n`)
    await expect.poll(() => shown.value()).toBe(`<Embed href="${videoUrl}&t=90s" />`)
    // Undo takes back one letter at a time when they are typed slowly, as on a busy machine.
    await userEvent.keyboard('W')
    await expect.poll(() => shown.value()).toBe(`<Embed href="${videoUrl}&t=90s" />\n\nW`)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => shown.value()).toBe(`<Embed href="${videoUrl}&t=90s" />`)
    await userEvent.keyboard('{Control>}z{/Control}')
    const link = `[${videoUrl}&t=90s](${videoUrl}&t=90s)`
    await expect.poll(() => String(shown.value()).replaceAll('\\', '')).toBe(link)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => shown.value()).toBe('')
  })

  it('shows the notice and the button as the page does', async () => {
    await write(`<Embed href="${videoUrl}" />`)
    await expect.element(body.getByText('Load from YouTube')).toBeVisible()
  })

  it('does the same in a list item', async () => {
    const shown = await write('- One')
    await userEvent.keyboard('{Enter}')
    paste('https://mastodon.example/@ada/109501234567890123')
    await expect.poll(() => shown.value()).toContain('<Embed href="https://mastodon.example/@ada/')
  })

  it.each([
    ['within a sentence', 'See ', videoUrl, `[${videoUrl}](${videoUrl})`],
    ['with other words', '', `${videoUrl} is good`, `[${videoUrl}](${videoUrl}) is good`],
    ['of another site', '', 'https://films.example/42', 'https://films.example/42'],
  ])('makes a link and no embed of an address %s', async (_, before, pasted, source) => {
    const shown = await write(before)
    paste(pasted)
    await expect.poll(() => shown.value()).toContain(source)
    expect(shown.value()).not.toContain('<Embed')
  })
})

describe('Embed in a text', () => {
  it('shows what the page shows and loads nothing, and its title is written in place', async () => {
    const shown = await write(`<Embed href="${videoUrl}" />`)
    await expect.element(body).toMatchTextContent('Load from YouTube')
    await expect.element(body).toMatchTextContent('Open on YouTube')
    await userEvent.click(title)
    await userEvent.keyboard('Star trails')
    await expect.poll(() => shown.value()).toBe(`<Embed href="${videoUrl}" title="Star trails" />`)
    expect(body.element().querySelectorAll('iframe, img, a')).toHaveLength(0)
    await expectNoViolations()
  })

  it('is inserted by its menu, in a form that names the services', async () => {
    const shown = await write('')
    await userEvent.keyboard('/youtube')
    const active = () => document.getElementById(body.element().getAttribute('aria-activedescendant') ?? '')
    await expect.poll(() => active()?.textContent).toContain('Embed')
    await userEvent.keyboard('{Enter}')
    const form = page.getByRole('dialog', { name: 'Embed' })
    const address = form.getByLabelText('URL')
    await expect.element(address).toHaveAccessibleDescription(/YouTube or Vimeo/)
    await userEvent.fill(address, 'https://films.example/42')
    await userEvent.click(form.getByRole('button', { name: 'Insert' }))
    await expect
      .element(address)
      .toHaveAccessibleDescription(/Supported: YouTube, Vimeo, Mastodon, OpenStreetMap, Figma\./)
    await userEvent.fill(address, videoUrl)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shown.value()).toBe(`<Embed href="${videoUrl}" />`)
  })
})
