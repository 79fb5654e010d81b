import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { iconNames } from './all.ts'
import { collectionSource, readIcons } from './read-icons.ts'
import { resolveIcon } from './resolve.ts'

describe('icon collection', () => {
  it('matches the drawings (run `node tools/generators/icons.ts`)', () => {
    expect(readFileSync(new URL('icons.generated.ts', import.meta.url), 'utf8')).toBe(
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
    expect(resolveIcon(spelling)?.name).toBe('map-pin')
  })

  it.each(['unicorn', 'i-cyanotype-unicorn', 'lucide:globe', '__proto__', 'constructor', ''])(
    'does not resolve "%s"',
    (spelling) => {
      expect(resolveIcon(spelling)).toBeUndefined()
    },
  )

  it('contains the icons that the product uses', () => {
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

const folder = new URL('../components/', import.meta.url)
const components = globSync('*/*.tsx', { cwd: folder }).filter((path) => !/\.(test|stories)\./.test(path))

describe.each(components)('%s', (path) => {
  it('registers the icons that it uses, so that it works when it is imported alone', () => {
    const code = readFileSync(new URL(path, folder), 'utf8')
    const named = [...code.matchAll(/(?:<Icon name|[iI]con)="([\w-]+)"/g)].map((match) => match[1] ?? '')
    const registered = /registerIcons\(\{([^}]*)\}\)/.exec(code)?.[1] ?? ''
    for (const name of named) expect(registered, 'registerIcons({ … }) below the imports').toContain(name)
  })
})
