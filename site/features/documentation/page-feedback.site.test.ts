import type { RefusedFeedback } from '@cyanotype/content/contracts/dynamic-page.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

const formIn = (html: string) => /class="feedback [\s\S]*?<\/form>/.exec(html)?.[0]
const refused = (feedback: Partial<RefusedFeedback> & Pick<RefusedFeedback, 'fault'>) =>
  render('/docs/start/install', {
    dynamicPage: { feedback: { helpful: undefined, comment: '', ...feedback } },
  })

describe('Feedback on a documentation page', () => {
  it.each([
    ['/docs/start/install', 'Was this page helpful?'],
    ['/et/docs', 'Kas sellest lehest oli abi?'],
    ['/el/docs/administrators/webhooks', 'Σας βοήθησε αυτή η σελίδα;'],
  ])('is a form in the language of the page that is sent to its URL: %s', async (path, question) => {
    const form = formIn((await render(path)).html)
    expect(form).toContain(`action="${path}" method="post"`)
    expect(form).toContain(question)
    expect(form).not.toContain('checked')
  })

  it('is neither in a preview nor on a list of pages', async () => {
    const preview = { shows: 'site', hosts: [] } as const
    expect(formIn((await render('/docs/start/install', { preview })).html)).toBeUndefined()
    expect(formIn((await render('/docs/start')).html)).toBeUndefined()
  })

  it('returns with its values and the reason when it was rejected', async () => {
    const long = (await refused({ helpful: 'no', comment: '</textarea><script>', fault: 'too-long' })).html
    expect(formIn(long)).toMatch(/<input[^>]*checked=""[^>]*value="no"|value="no"[^>]*checked=""/)
    expect(formIn(long)).toContain('&lt;/textarea&gt;&lt;script&gt;</textarea>')
    expect(formIn(long)).toContain('Use at most 1000 characters.')
    expect(long).toContain('<title>Not sent: ')
    expect(formIn((await refused({ fault: 'missing' })).html)).toContain('Select “Yes” or “No”.')
    expect(formIn((await refused({ fault: 'too-many' })).html)).toMatch(/role="alert"[\s\S]*Too many answers/)
  })
})
