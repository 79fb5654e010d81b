import { readSeed } from '@cyanotype/content/seed/index.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../testing/seeded-random.ts'
import { catalogue } from './catalogue.ts'
import type { Subject } from './drawing.ts'
import { expose } from './expose.ts'
import { logos } from './logos.ts'
import { interference } from './subjects/light.ts'

const draw = (subject: Subject, seed: number, isOpaque = false) => {
  const sheet = { width: 320, height: 224, random: seededRandom(seed) }
  return expose(sheet, subject(sheet), isOpaque)
}

describe('Demonstration pictures', () => {
  it('match the files of the demonstration, with none missing and none left over', () => {
    const drawn = [
      ...catalogue.map(({ name }) => `${name}.webp`),
      ...Object.keys(logos).map((name) => `${name}.svg`),
    ]
    expect(drawn.toSorted()).toEqual(
      readSeed()
        .files.map(({ name }) => name)
        .toSorted(),
    )
  })

  it('are byte-identical when drawn again, and different with another seed', async () => {
    const [first, again, other] = await Promise.all([1, 1, 2].map((seed) => draw(interference, seed)))
    expect(again?.equals(first ?? Buffer.of())).toBe(true)
    expect(other?.equals(first ?? Buffer.of())).toBe(false)
  })

  it('are transparent outside the coated paper unless they must be opaque', async () => {
    const corner = async (picture: Buffer) => {
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
      return [...data.subarray(0, info.channels)]
    }
    expect((await corner(await draw(() => [], 1))).at(3)).toBe(0)
    const [red = 0, green = 0, blue = 0, ...alpha] = await corner(await draw(() => [], 1, true))
    expect(Math.min(red, green, blue)).toBeGreaterThan(240)
    expect(alpha).toEqual([])
  })

  it('stay white where light was blocked and turn blue where it was not', async () => {
    const middle = async (subject: Subject) => {
      const { dominant } = await sharp(await draw(subject, 1))
        .extract({ left: 140, top: 92, width: 40, height: 40 })
        .removeAlpha()
        .stats()
      return dominant
    }
    const covered = await middle(() => [{ shape: () => 1 }])
    expect(Math.min(covered.r, covered.g, covered.b)).toBeGreaterThan(220)
    const open = await middle(() => [])
    expect(open.b).toBeGreaterThan(open.r + 50)
  })
})
