import type { DynamicPage } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { initialData, model, shared } from '@cyanotype/content/model/index.ts'
import { schemaOf } from '@cyanotype/content/model/schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'
import { seedReader } from '../../testing/seed-reader.ts'

const at = '2026-11-01T09:00:00.000Z'

function readerWith(body: string): Reader {
  const seed = seedReader()
  const initial = { ...initialData(model.pages, 'en'), ...initialData(model.pages, shared) }
  const given = { ...initial, title: 'Workshop', slug: 'workshop', body }
  const data = schemaOf(model.pages.fields).parse(given) as Published<'pages'>['data']
  const dates = { publishedAt: at, changedAt: at, alternates: [] }
  const page = { id: 'page', type: 'pages', locale: 'en', data, ...dates }
  const bySlug = async (name: string, ...rest: unknown[]) =>
    name === 'pages' ? page : Reflect.apply(seed.bySlug, undefined, [name, ...rest])
  return { ...seed, bySlug: bySlug as Reader['bySlug'] }
}

const form = `<Form name="Workshop" title="Reserve a place" submit="Reserve">
  <FormField label="Name" required />

  <FormField label="E-mail" type="email" required help="For the confirmation." />

  <FormField label="Day" type="choice" options="Saturday; Sunday" />
</Form>`

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

async function rendered(body: string, dynamicPage?: DynamicPage): Promise<string> {
  const given = { reader: readerWith(body), ...(dynamicPage && { dynamicPage }) }
  const { html, status } = await render('/workshop', given)
  expect(status).toBe(200)
  return html
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

describe('Form on a page', () => {
  it('is sent to its page by the browser, with a hidden field against spam', async () => {
    const html = mainOf(await rendered(form))
    expect(html).toMatch(/<form [^>]*method="post"/)
    expect(html).not.toMatch(/<form[^>]*action=/)
    expect(html).toContain('<input type="hidden" name="form" value="Workshop"/>')
    expect(html).toMatch(/<input tabindex="-1"[^>]*name="website"/i)
    expect(html).toMatch(/required=""[^>]*name="answer-Name"/)
    expect(html).toMatch(/<input type="email"[^>]*name="answer-E-mail"/)
    expect(html).toMatch(/type="radio"[^>]*value="Saturday"/)
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Reserve/)
    expect(html).toContain('We delete your answer after 180 days.')
    expect(html).toMatch(/id="form-1-sent"[^>]*>Thank you/)
  })

  it('links its stylesheet once for each form, and only where a form is', async () => {
    const link = /<link rel="stylesheet" href="[^"]*form[^"]*\.css[^"]*"/g
    expect(mainOf(await rendered(form)).match(link)).toHaveLength(1)
    expect(mainOf(await rendered('Words.')).match(link)).toBeNull()
  })

  it('shows its errors with the values', async () => {
    const html = await rendered(form, {
      form: {
        name: 'Workshop',
        values: { Name: '', 'E-mail': 'vera@', Day: 'Sunday' },
        faults: [
          { key: 'Name', fault: 'missing' },
          { key: 'E-mail', fault: 'malformed' },
        ],
        refusal: undefined,
      },
    })
    expect(html).toMatch(/<title>Not sent: Workshop/)
    const main = mainOf(html)
    expect(main).toContain('<a href="#form-1-1">Name: Enter an answer.</a>')
    expect(main).toContain('name@example.org')
    expect(main).toMatch(/name="answer-E-mail"[^>]*value="vera@"/)
    expect(main).toMatch(/checked=""[^>]*value="Sunday"/)
    expect(mainOf(await rendered(form))).not.toContain('vera@')
  })

  it('says that too many answers came, and keeps the values', async () => {
    const refused = { name: 'Workshop', values: { Name: 'Vera' }, faults: [], refusal: 'too-many' } as const
    const html = mainOf(await rendered(form, { form: refused }))
    expect(html).toContain('Too many answers came from your connection.')
    expect(html).toMatch(/name="answer-Name"[^>]*value="Vera"/)
  })

  it('has fields of its own when a page has several', async () => {
    const html = mainOf(await rendered(`${form}\n\n${form}`))
    expect(html).toContain('value="Workshop (2)"')
    expect(html).toContain('id="form-2-sent"')
    const ids = html.match(/ id="form-[^"]*"/g) ?? []
    expect(new Set(ids).size).toBe(ids.length)
  })
})
