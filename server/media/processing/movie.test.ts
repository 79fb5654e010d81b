import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { mp4 } from '../testing/samples.ts'
import { cleanMovie } from './movie.ts'

const folder = mkdtempSync(join(tmpdir(), 'cyanotype-movie-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'tide.mp4')

async function cleaned(bytes: Buffer) {
  writeFileSync(path, bytes)
  return { ...(await cleanMovie(path)), bytes: readFileSync(path) }
}

describe('a film', () => {
  it('says its size, and no longer where it was made', async () => {
    const { bytes } = mp4('canary-place')
    expect(bytes.includes('canary-place')).toBe(true)
    const film = await cleaned(bytes)
    expect(film).toMatchObject({ width: 640, height: 480 })
    expect(film.bytes.includes('canary-place')).toBe(false)
    expect(film.bytes.includes('udta')).toBe(false)
  })

  it('keeps every other byte where it is: tables in it count them', async () => {
    const { bytes } = mp4('canary-place')
    const film = await cleaned(bytes)
    expect(film.bytes).toHaveLength(bytes.length)
    for (const name of ['ftyp', 'moov', 'mvhd', 'tkhd', 'mdat']) {
      expect(film.bytes.indexOf(name)).toBe(bytes.indexOf(name))
    }
  })

  it('is no film without its head', async () => {
    await expect(
      cleaned(Buffer.from('00000010667479706973 6f6d000000000000'.replace(' ', ''), 'hex')),
    ).rejects.toThrow(RangeError)
  })

  it('of whatever bytes is read to an end or refused', async () => {
    const { bytes } = mp4()
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, value) => {
        const damaged = Buffer.from(bytes)
        damaged[at] = value
        const result = await cleaned(damaged).catch((problem: unknown) => problem)
        if (result instanceof Error) expect(result).toBeInstanceOf(RangeError)
      }),
    )
  })
})
