import { expect, it } from 'vitest'
import { pageKey, tidied } from './page-url.ts'

const queryKeys = (path: string) => (path === '/updates' ? ['after', 'tag'] : [])

it.each([
  ['/updates', '/updates'],
  ['/updates?utm_source=x&fbclid=y', '/updates'],
  ['/updates?tag=b&after=a', '/updates?after=a&tag=b'],
  ['/updates?after=a&after=b', '/updates?after=a'],
  ['/updates?after=', '/updates'],
  ['/docs?after=a', '/docs'],
])('maps %s to the page %s', (url, key) => {
  expect(pageKey(url, queryKeys)).toBe(key)
})

it.each([
  ['/et/', '/et'],
  ['/updates/?after=a', '/updates?after=a'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['//', '/'],
  ['/', undefined],
  ['/updates?next=//evil.example/', undefined],
  ['/%2f/evil.example/', undefined],
  ['/%5cevil.example/', undefined],
])('normalises %s to %s', (url, tidy) => {
  expect(tidied(url)).toBe(tidy)
})
