import { expect, it } from 'vitest'
import { wantsJson } from './negotiation.ts'

it.each([
  ['/updates', { accept: 'application/json' }, true],
  ['/updates', { accept: '*/*', 'sec-fetch-mode': 'cors' }, true],
  ['/updates', { accept: '*/*', 'user-agent': 'curl/8.5.0' }, true],
  ['/updates', { accept: '*/*', 'user-agent': 'HTTPie/3.2' }, true],
  ['/api/documents/updates', {}, true],
  ['/updates/_payload.json', { accept: '*/*' }, true],
  ['/updates', { accept: 'text/html,application/xhtml+xml,*/*' }, false],
  ['/updates', { accept: 'text/html, application/json' }, false],
  ['/api/nothing', { accept: 'text/html' }, false],
  ['/updates', {}, false],
])('for %s with %j, answers with JSON: %s', (path, headers, expected) => {
  expect(wantsJson(path, headers)).toBe(expected)
})
