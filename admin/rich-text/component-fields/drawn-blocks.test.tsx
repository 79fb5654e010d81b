/** Blocks that the editor shows as the page does: lists of the site, forms, embeds, videos and galleries. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer, Refused } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderField } from '../../testing/render-field.tsx'

const body = page.getByRole('textbox', { name: 'Body' })
const call = 'POST /api/previews/blocks'
const blocksOf = (inner: string) => ({ html: `<main><div class="blocks">${inner}</div></main>`, errors: [] })
const list = `<section class="section" aria-labelledby="t"><div class="section-head"><h2 id="t">News</h2>
<a class="more-link" href="/updates">All updates</a></div><ol class="update-list plain-list"><li class="update-line
leading"><h3><a href="/updates/fern">A fern at noon</a></h3></li></ol></section>`

async function open(value: string, respond?: Responses[typeof call], readOnly = false) {
  const field = mdx({ label: { id: 'test.body', message: 'Body' }, hasBlocks: true })
  const server = fakeServer(respond === undefined ? {} : { [call]: respond })
  const shown = await renderField(field, { value, server, readOnly })
  await expect.element(body).toBeVisible()
  return { ...shown, server }
}

const block = page.getByRole('group', { name: 'Latest updates' })

describe('List of the site in a text', () => {
  it('is loaded and shown as on the page, without links', async () => {
    const loaded = Promise.withResolvers<ReturnType<typeof blocksOf>>()
    const { server } = await open('<LatestUpdates title="News" count={1} hidden />', () => loaded.promise)
    await expect.element(block).toHaveAttribute('aria-busy', 'true')
    for (const text of ['News', 'Shows the newest update.', 'Loading…'])
      await expect.element(block.getByText(text)).toBeVisible()
    await expectNoViolations()
    loaded.resolve(blocksOf(list))
    await expect.element(block.getByRole('heading', { name: 'A fern at noon' })).toBeVisible()
    await expect.element(block).not.toHaveAttribute('aria-busy')
    expect(block.element().querySelector('[href], [id], [tabindex], button, input')).toBeNull()
    // A block that is hidden on the page is drawn, too.
    const source = '<LatestUpdates title="News" count={1} />'
    expect(server.requestsTo(call).map((request) => request.body)).toEqual([{ locale: 'en', source }])
    await expectNoViolations()
  })

  it('says that the page leaves it out while nothing is published', async () => {
    await open('<LatestUpdates tag="Moon" />', () => blocksOf(''))
    await expect.element(block.getByText(/No matching content is published/)).toBeVisible()
    await expect.element(block.getByText(/with the tag “Moon”/)).toBeVisible()
    await expectNoViolations()
  })

  it('says why it could not be loaded, and is loaded again', async () => {
    const { server } = await open('<LatestUpdates />', () => new Refused(422, 'Too much to do.'))
    await expect.element(block.getByText('The block could not be loaded. Too much to do.')).toBeVisible()
    await expectNoViolations()
    server.respond({ [call]: () => blocksOf(list) })
    await userEvent.click(block.getByRole('button', { name: 'Try again' }))
    await expect.element(block.getByText('A fern at noon')).toBeVisible()
  })

  it('stays until the list after a change of its properties is loaded', async () => {
    const { server, ...shown } = await open('<LatestUpdates count={1} />', () => blocksOf(list))
    await expect.element(block.getByText('A fern at noon')).toBeVisible()
    const loaded = Promise.withResolvers<ReturnType<typeof blocksOf>>()
    server.respond({ [call]: () => loaded.promise })
    shown.set('<LatestUpdates count={2} />')
    await expect.poll(() => server.requestsTo(call).at(-1)?.body.source).toBe('<LatestUpdates count={2} />')
    await expect.element(block.getByText('A fern at noon')).toBeVisible()
    loaded.resolve(blocksOf(list.replace('A fern at noon', 'Kelp')))
    await expect.element(block.getByText('Kelp')).toBeVisible()
  })

  it('is selected as a whole by a press and by arrow keys, and is left and removed with the keyboard', async () => {
    const shown = await open('Before\n\n<LatestUpdates />\n\nAfter', () => blocksOf(list))
    await expect.element(block.getByText('A fern at noon')).toBeVisible()
    await userEvent.click(block, { position: { x: 40, y: 40 } })
    await expect.element(block).toHaveClass('ProseMirror-selectednode')
    expect(location.pathname).not.toBe('/updates')
    await userEvent.keyboard('{Enter}Between')
    await expect.poll(() => shown.value()).toBe('Before\n\n<LatestUpdates />\n\nBetween\n\nAfter')
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}')
    await expect.element(block).toHaveClass('ProseMirror-selectednode')
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => shown.value()).toBe('Before\n\nBetween\n\nAfter')
  })
})

describe('Form in a text', () => {
  const form = '<Form name="Workshop" title="Reserve">\n  <FormField label="Name" required />\n</Form>'
  const drawn = `<section class="form"><form><p class="form-notice">We delete your answer after 90 days. <a class="link"
href="/privacy-policy">Privacy policy</a></p><p class="form-actions"><button>Send it</button></p></form></section>`

  it('has the notice and button of the page, and marks fields as required', async () => {
    await open(form, () => blocksOf(drawn))
    await expect.element(page.getByText('We delete your answer after 90 days. Privacy policy')).toBeVisible()
    await expect.element(page.getByText('Send it')).toBeVisible()
    await expect.element(page.getByText('required')).toBeVisible()
    expect(body.element().querySelector('a[href], :not([inert]) > button')).toBeNull()
    await expectNoViolations()
  })

  it('says that the page has a notice, if it could not be loaded', async () => {
    await open(form)
    await expect.element(page.getByText('Visitors see here when their answers are deleted.')).toBeVisible()
    await expect.element(page.getByText('Send', { exact: true })).toBeVisible()
  })

  it('shows its own button, and follows changes of its fields', async () => {
    const shown = await open(form.replace('title="Reserve"', 'submit="Reserve now"'), () => blocksOf(drawn))
    await expect.element(page.getByText('Reserve now')).toBeVisible()
    shown.set(
      form.replace('label="Name" required', 'label="Story" type="long-text" help="As long as you like."'),
    )
    await expect.element(page.getByText('As long as you like.')).toBeVisible()
    expect(body.element().querySelectorAll('.form-field textarea')).toHaveLength(1)
  })
})

describe('Embed in a text', () => {
  const embed = '<Embed href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" />'
  const drawn = `<figure class="embed"><figcaption><p class="embed-title">Video saidil YouTube</p><p class="embed-notice">Teade.
<a class="link" href="/et/privacy-policy">Privaatsus</a></p><button class="button">Laadi</button><a class="link" href="/">Ava</a>
</figcaption></figure>`

  it('has the words of the page in the language of the text', async () => {
    await open(embed, () => blocksOf(drawn))
    for (const text of ['Privaatsus', 'Laadi', 'Ava'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect.element(title).toHaveAttribute('placeholder', 'Video saidil YouTube')
    expect(body.element().querySelector('a[href], button')).toBeNull()
    await expectNoViolations()
  })
})

describe('Video in a text', () => {
  const video = '<Video src="/media/1/night.mp4" title="Stars" poster="/assets/plates/fern.webp" />'

  it('shows the player, its caption and, below it, its title, which are edited in place', async () => {
    const shown = await open(video)
    await expect.poll(() => body.element().querySelector('.video > video')?.matches('[inert]')).toBe(true)
    const caption = page.getByRole('textbox', { name: 'Caption' })
    await userEvent.fill(caption, 'One night')
    await expect.poll(() => shown.value()).toBe(video.replace(' />', ' caption="One night" />'))
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect.element(page.getByRole('textbox', { name: 'Video title' })).toHaveFocus()
    await userEvent.keyboard('{End} in June{Enter}After')
    await expect.poll(() => shown.value()).toContain('title="Stars in June"')
    await expect.poll(() => shown.value()).toMatch(/\/>\n\nAfter$/)
    await expectNoViolations()
  })

  it('of another site names it, and is no link', async () => {
    const external = video.replace('/media/1/night.mp4', 'https://videos.example/42')
    await open(`Before\n\n${external}\n\nAfter`)
    await expect.element(page.getByText('Watch on videos.example')).toBeVisible()
    await userEvent.click(page.elementLocator(document.querySelector('.video-block') ?? document.body))
    await expect.poll(() => document.querySelector('.video-block.ProseMirror-selectednode')).not.toBeNull()
  })

  it('has no empty caption in a text that is read-only', async () => {
    await open(video, undefined, true)
    await expect.poll(() => body.element().querySelector('.video > video')).not.toBeNull()
    expect(body.element().querySelector('figcaption')).toBeNull()
  })
})

describe('Gallery in a text', () => {
  const image = (alt: string) => `<Figure src="/assets/plates/fern.webp" alt="${alt}" />`
  const gallery = (...alts: string[]) => `<Gallery>\n  ${alts.map(image).join('\n\n  ')}\n</Gallery>`
  const opacityOf = (index: number) =>
    Number(getComputedStyle(body.element().querySelectorAll('.figure-alt')[index] ?? document.body).opacity)

  it('shows the fields of an image over it while it is selected, and a missing alt text always', async () => {
    await open(`Before\n\n${gallery('A fern', '')}`)
    await expect.poll(() => [opacityOf(0), opacityOf(1)]).toEqual([0, 1])
    body.element().focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('textbox', { name: 'Caption' }).first()).toHaveFocus()
    expect(opacityOf(0)).toBe(1)
    await expectNoViolations()
  })
})
