import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvent } from './event-body.ts'

const read = (body: unknown) => readEvent(JSON.stringify(body))
const u = 'https://www.example.org/et/uudised?utm_source=letter#top'

describe('Event of a tracker', () => {
  it('may have the short property names of the client in the specification', () => {
    const event = read({
      n: 'pageview',
      u,
      d: 'example.org',
      r: 'https://news.example.net/',
      w: 1280,
      h: 0,
      p: '{"plan":"a","n":3}',
      $: { currency: 'EUR', amount: '10.29' },
    })
    expect(event).toMatchObject({
      name: 'pageview',
      domains: ['example.org'],
      referrer: 'https://news.example.net/',
      hashMode: false,
      props: { plan: 'a', n: '3' },
    })
  })

  it('may have long property names', () => {
    const event = read({
      name: 'Signup',
      url: u,
      domain: 'a.org, www.B.org',
      referrer: null,
      props: { x: true },
    })
    expect(event).toMatchObject({
      name: 'Signup',
      domains: ['a.org', 'b.org'],
      referrer: undefined,
      props: { x: 'true' },
    })
  })

  it('counts for the host of its URL when it names no site', () => {
    expect(read({ n: 'pageview', u })).toMatchObject({ domains: ['example.org'] })
  })

  it('keeps custom properties that are strings, numbers or booleans, and ignores the rest', () => {
    expect(read({ n: 'x', u, p: { a: '', b: null, c: [1], d: { e: 1 }, f: 'kept' } })).toMatchObject({
      props: { f: 'kept' },
    })
    for (const p of ['not json', '[1]', 'null', 5]) expect(read({ n: 'x', u, p })).toHaveProperty('props', {})
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`k${at}`, 'v']))
    expect(Object.keys((read({ n: 'x', u, p: many }) as { props: object }).props)).toHaveLength(30)
  })

  it.each([
    ['no JSON', 'nonsense', { request: ['Unable to parse request body as json'] }],
    ['a list', '[]', { request: ['Unable to parse request body as json'] }],
    ['nothing in it', '{}', { event_name: ['is required'], url: ['is required'] }],
    ['no address', '{"n":"pageview"}', { url: ['is required'] }],
    ['a data address', '{"n":"pageview","u":"data:text/html,x"}', { url: ['is not a valid URL'] }],
    ['no name', `{"u":"${u}"}`, { event_name: ['is required'] }],
    [
      'too long a name',
      `{"u":"${u}","n":"${'x'.repeat(121)}"}`,
      { event_name: ['should be at most 120 character(s)'] },
    ],
    [
      'too long an address',
      `{"n":"x","u":"https://a.org/${'x'.repeat(2000)}"}`,
      { url: ['should be at most 2000 character(s)'] },
    ],
  ])('is rejected with %s in the format that trackers expect', (_what, text, errors) => {
    expect(readEvent(text)).toEqual({ errors })
  })

  it('is accepted or rejected for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((any) => JSON.stringify({ n: 'x', u, ...any })),
        ),
        (text) => {
          const event = readEvent(text)
          expect('errors' in event ? Object.keys(event.errors).length : event.name.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
