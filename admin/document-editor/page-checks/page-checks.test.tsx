/** Page checks in the publish dialog: problems with a link to their place, pages without problems, and failures. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { updateId, updateOf } from '../../testing/documents.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { address, english, saving, serving } from '../../testing/open-test-document.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const body = 'Leaves fall.\n\n## Rain\n\n#### Snow\n\nIt is cold.'
const draft = updateOf({ en: { status: 'draft', version: 3, data: { ...english, body } } })

/** A page as the site renders it, in preview mode. */
function pageOf(content: string, styles = ''): string {
  const html = `<!doctype html><html lang="en"><title>Autumn</title><style>${styles}</style><main>${content}</main>`
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return url
}

const source = (field: string, id = updateId) => `data-source="updates/${id}/en/${field}"`
const text = '<p>Leaves fall.</p><h2>Rain</h2><p>Much of it.</p><p>It is cold.</p>'

async function openDialog(url: string) {
  const server = serving(draft, {
    ...saving,
    'POST /api/documents/{type}/{id}/preview': () => ({
      id: 'a',
      url,
      expiresAt: '2026-11-29T08:00:00.000Z',
    }),
  })
  await renderAdmin(address, server)
  await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
  return server
}

const checks = page.getByRole('region', { name: 'Checks of the page' })
const problem = checks.getByRole('listitem')
const clean = checks.getByText('No problems found, light and dark, on desktop and phone.')

describe('Page checks before publishing', () => {
  beforeEach(() => localStorage.clear())

  it('find nothing on a page without problems', async () => {
    await openDialog(
      pageOf(`<h1 ${source('title')}>Autumn</h1><div class="prose" ${source('body')}>${text}</div>`),
    )
    await expect.element(checks.getByText('Checking the page…')).toBeVisible()
    await expect.element(clean).toBeVisible()
    expect(document.querySelector('.page-check-frame')).toBeNull()
    await expectNoViolations()
  })

  it('name a problem and open its block', async () => {
    const prose = text.replace('<p>Much of it.</p>', '<h4>Snow</h4>')
    await openDialog(pageOf(`<h1>Autumn</h1><div class="prose" ${source('body')}>${prose}</div>`))
    await expect
      .element(problem)
      .toMatchTextContent('Text A heading skips a level. Use the next level. “Snow”')
    await userEvent.click(checks.getByRole('button', { name: 'Text' }))
    await expect.element(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveFocus()
    await expect.poll(() => document.getSelection()?.anchorNode?.textContent).toBe('Snow')
  })

  it('report what is hard to read in the dark theme only', async () => {
    const styles =
      '[data-theme=dark] body { background: #000 } [data-theme=dark] .prose { color: #222 } [data-theme=dark] h1 { color: #fff }'
    await openDialog(
      pageOf(`<h1>Autumn</h1><div class="prose" ${source('body')}><p>Leaves fall.</p></div>`, styles),
    )
    await expect
      .element(problem)
      .toMatchTextContent(
        'Text The text is hard to read in the dark theme. Choose other colours. “Leaves fall.”',
      )
  })

  it('wait for the colours of a theme that fade in', async () => {
    const colours = (theme: string, background: string, link: string) =>
      `[data-theme=${theme}] body { background: ${background} } [data-theme=${theme}] :is(h1, a) { color: ${link} }`
    const styles = `a { transition: color 5s } ${colours('light', '#fff', '#00c')} ${colours('dark', '#000', '#9cf')}`
    const link = '<p><a href="/">Leaves fall.</a></p>'
    await openDialog(pageOf(`<h1>Autumn</h1><div class="prose" ${source('body')}>${link}</div>`, styles))
    await expect.element(clean).toBeVisible()
  })

  it('report what is wider than a phone, and no texts of other documents', async () => {
    const other = `<div ${source('title', 'another')}><a href="/"></a></div>`
    const wide = `<div class="prose" ${source('body')}><p>Short.</p><p style="inline-size: 600px">Long.</p></div>`
    await openDialog(pageOf(`<h1>Autumn</h1>${wide}${other}`))
    await expect
      .element(problem)
      .toMatchTextContent(
        'Text On a phone, this is wider than the screen. Make it shorter or split it. “Long.”',
      )
  })

  it('do not prevent publishing when the page cannot be checked', async () => {
    await renderAdmin(address, serving(draft, saving))
    await userEvent.click(page.getByRole('button', { name: 'Publish…' }))
    await expect.element(checks.getByText('The page could not be checked.', { exact: false })).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Publish English' }))
      .not.toHaveAttribute('aria-disabled', 'true')
  })

  it('stop when the dialog closes', async () => {
    await openDialog(pageOf(`<h1>Autumn</h1>`))
    await expect.element(checks.getByText('Checking the page…')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('.page-check-frame')).toBeNull()
    await expect.element(checks).not.toBeInTheDocument()
  })
})
