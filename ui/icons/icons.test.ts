import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { iconNames, resolveIcon } from './resolve.ts'
import { collectionSource, readIcons } from './table.ts'

describe('the icon collection', () => {
  it('is what the drawings say (run `node ui/icons/write.ts`)', () => {
    expect(readFileSync(new URL('collection.ts', import.meta.url), 'utf8')).toBe(
      collectionSource(readIcons()),
    )
  })

  it.each([
    'i-cyanotype-map-pin',
    'i-cyanotype:map-pin',
    'cyanotype:map-pin',
    'cyanotype-map-pin',
    'map-pin',
  ])('finds map-pin under the spelling %s', (spelling) => {
    expect(resolveIcon(spelling)).toBe('map-pin')
  })

  it.each(['unicorn', 'i-cyanotype-unicorn', 'lucide:globe', '__proto__', 'constructor', ''])(
    'has no icon called "%s"',
    (spelling) => {
      expect(resolveIcon(spelling)).toBeUndefined()
    },
  )

  it('holds the icons that the product names', () => {
    expect(iconNames).toEqual(
      expect.arrayContaining([
        'globe',
        'mail',
        'map-pin',
        'instagram',
        'facebook',
        'linkedin',
        'burger-menu',
      ]),
    )
  })
})
