import { describe, expect, it } from 'vitest'
import { destination } from './index.ts'

const here = 'https://house.example/el/updates?tag=light#top'
const protocol = 'Cannot navigate to a URL with the given protocol'

describe('Navigation target', () => {
  it.each([
    ['/docs', 'https://house.example/docs'],
    ['?tag=ink', 'https://house.example/el/updates?tag=ink'],
    ['#end', 'https://house.example/el/updates?tag=light#end'],
    ['fteri', 'https://house.example/el/fteri'],
  ])('is a page of this site: %s', (to, href) => {
    expect(destination(to, here).href).toBe(href)
  })

  it.each([
    'https://elsewhere.example/',
    'https://house.example/docs',
    '//elsewhere.example',
    '\\\\elsewhere.example',
    '/\\elsewhere.example',
    ' \t//elsewhere.example',
    'mailto:house@house.example',
  ])('is not on another site by default: %j', (to) => {
    expect(() => destination(to, here)).toThrow('not allowed by default')
    expect(destination(to, here, { external: true })).toBeInstanceOf(URL)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript\t:alert(1)',
    '\u0001javascript:alert(1)',
    'view-source:javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'blob:https://house.example/1',
  ])('is never a script: %j', (to) => {
    for (const external of [false, true]) expect(() => destination(to, here, { external })).toThrow(protocol)
  })
})
