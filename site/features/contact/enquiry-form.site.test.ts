import { expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'

it('names the field of each error in the summary above the contact form', async () => {
  const render = await openSite()
  const values = { name: 'N', email: 'ada@example.org', message: '' }
  const faults = [
    { field: 'name', fault: 'too-long' },
    { field: 'message', fault: 'missing' },
  ] as const
  const { html } = await render('/contact', {
    dynamicPage: { enquiry: { values, faults, refusal: undefined } },
  })
  expect(html).toContain('<a href="#write-name">Name: Use at most 120 characters.</a>')
  expect(html).toContain('<a href="#write-message">Enter a message.</a>')
}, 60_000)
