import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOf, openImageCache } from './image-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-images-'))
})
afterEach(() => rm(folder, { recursive: true }))

const image = (bytes = randomBytes(100), goodUntil?: number) => ({
  bytes,
  type: 'image/webp',
  hash: hashOf(bytes),
  goodUntil,
})

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

describe('Cached image', () => {
  it('is found by its name, also after a restart', async () => {
    const one = image()
    await openImageCache({ folder, maxBytes: 10_000 }).put('one', one)
    const again = openImageCache({ folder, maxBytes: 10_000 })
    expect(await again.find('one')).toEqual(one)
    expect(await again.find('other')).toBeUndefined()
  })

  it('is not returned after it expired', async () => {
    let now = 1_000
    const kept = openImageCache({ folder, maxBytes: 10_000, clock: () => now })
    await kept.put('one', image(undefined, 2_000))
    expect(await kept.find('one')).toBeDefined()
    now = 2_001
    expect(await kept.find('one')).toBeUndefined()
    expect(await files()).toEqual([])
  })

  it('is never returned with any damaged byte', async () => {
    const kept = openImageCache({ folder, maxBytes: 10_000 })
    const one = image()
    await kept.put('one', one)
    const [file = ''] = await files()
    const whole = await readFile(file)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(whole)
        damaged[at] = (damaged[at] ?? 0) ^ change
        await writeFile(file, damaged)
        expect(await kept.find('one')).toBeUndefined()
      }),
      { numRuns: 60 },
    )
    await writeFile(file, whole.subarray(0, 90))
    expect(await kept.find('one')).toBeUndefined()
  })
})

describe('Image cache', () => {
  it('stays within its size limit, and evicts the least recently used images', async () => {
    const maxBytes = 20_000
    const kept = openImageCache({ folder, maxBytes })
    const names = Array.from({ length: 10 }, (_, index) => String(index))
    for (const name of names) await kept.put(name, image(randomBytes(1_000)))
    const old = new Date(Date.now() - 3 * 60 * 60_000)
    for (const file of await files()) await utimes(file, old, old)
    await kept.find('3')
    for (let more = 10; more < 40; more++) await kept.put(String(more), image(randomBytes(1_000)))

    const sizes = await Promise.all((await files()).map(async (file) => (await readFile(file)).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes)
    expect(await kept.find('0')).toBeUndefined()
    expect(await kept.find('39')).toBeDefined()
  })

  it('stays within its size limit when several processes write', async () => {
    const maxBytes = 20_000
    const caches = [1, 2, 3, 4].map(() => openImageCache({ folder, maxBytes, writers: 4 }))
    for (let round = 0; round < 40; round++) {
      for (const [index, cache] of caches.entries())
        await cache.put(`${round} ${index}`, image(randomBytes(400)))
      const sizes = await Promise.all((await files()).map(async (file) => (await readFile(file)).length))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes)
    }
  })

  it('keeps a recently requested image when it evicts others', async () => {
    const kept = openImageCache({ folder, maxBytes: 5_000 })
    for (const name of ['old', 'asked for', 'older']) await kept.put(name, image(randomBytes(400)))
    const old = new Date(Date.now() - 3 * 60 * 60_000)
    for (const file of await files()) await utimes(file, old, old)
    await kept.find('asked for')
    await openImageCache({ folder, maxBytes: 1_000 }).tidy()
    expect(await kept.find('asked for')).toBeDefined()
    expect(await kept.find('old')).toBeUndefined()
    expect(await kept.find('older')).toBeUndefined()
  })

  it('removes incomplete files', async () => {
    const kept = openImageCache({ folder, maxBytes: 5_000 })
    await kept.tidy()
    const unfinished = join(folder, '.half')
    await writeFile(unfinished, 'half')
    const old = new Date(Date.now() - 3 * 60 * 60_000)
    await utimes(unfinished, old, old)
    await kept.tidy()
    expect(await files()).toEqual([])
  })
})
