import { describe, expect, it } from 'vitest'
import { runOnBytes } from '../../testing/run-on-bytes.ts'
import { element, webm } from '../../testing/samples.ts'
import { cleanWebm } from './webm.ts'

const { cleaned, standsDamage } = runOnBytes(cleanWebm)

const head = webm().bytes.subarray(0, 36)
/** As a browser records it: elements without a length. */
const open = (id: string, ...content: readonly Buffer[]) =>
  Buffer.concat([Buffer.from(`${id}01ffffffffffffff`, 'hex'), ...content])

describe('WebM', () => {
  it('has its size detected, and loses its location', async () => {
    const { bytes } = webm('canary-place')
    expect(bytes.includes('canary-place')).toBe(true)
    const video = await cleaned(bytes)
    expect(video).toMatchObject({ width: 320, height: 240 })
    expect(video.bytes.includes('canary-place')).toBe(false)
  })

  it('has no tags in its index and no checksum of the index, and keeps everything else in place', async () => {
    const { bytes } = webm('canary-place')
    const tags = Buffer.from('1254c367', 'hex')
    const video = await cleaned(bytes)
    expect(video.bytes).toHaveLength(bytes.length)
    expect(bytes.includes(tags)).toBe(true)
    expect(video.bytes.includes(tags)).toBe(false)
    expect(video.bytes.includes(Buffer.from('bf10000004', 'hex'))).toBe(false)
    for (const id of ['114d9b74', '53ab100000041654ae6b', '1549a966', '1f43b675', 'a310000028']) {
      expect(video.bytes.indexOf(id, 'hex')).toBe(bytes.indexOf(id, 'hex'))
    }
  })

  it.each([2, 100, 126, 127, 128, 129, 70_000])(
    'has free space of the same length for %i bytes',
    async (length) => {
      const after = element('1f43b675', Buffer.from('the sea'))
      const notes = Buffer.alloc(length, 'canary')
      const video = await cleaned(
        Buffer.concat([head, element('18538067', element('1254c367', notes), after)]),
      )
      expect(video.bytes.includes('canar')).toBe(false)
      expect(video.bytes.subarray(-after.length)).toEqual(after)
      expect((await cleaned(video.bytes)).bytes).toEqual(video.bytes)
      // A parser that continues after the free space finds the next element.
      const space = video.bytes.subarray(head.length + 8)
      expect(space.readUInt8(0)).toBe(0xec)
      const [first, size] = [space.readUInt8(1), Number(space.readBigUInt64BE(1) & 0xffffffffffffffn)]
      expect(first === 1 ? 9 + size : 2 + (first & 0x7f)).toBe(8 + length)
    },
  )

  it('that was recorded without lengths loses tags between and after its clusters', async () => {
    const block = element('a3', Buffer.alloc(300, 5))
    const tags = element('1254c367', Buffer.from('canary'))
    const attached = element('1941a469', Buffer.from('canary'))
    const bytes = Buffer.concat([
      head,
      open('18538067', open('1f43b675', block, block), tags, open('1f43b675', block), attached),
    ])
    const video = await cleaned(bytes)
    expect(video.bytes.includes('canary')).toBe(false)
    expect(video.bytes.indexOf(block)).toBe(bytes.indexOf(block))
    expect(video.bytes.lastIndexOf(block)).toBe(bytes.lastIndexOf(block))
  })

  it('that was truncated loses the rest of its tags', async () => {
    const bytes = Buffer.concat([head, element('18538067', element('1254c367', Buffer.alloc(90, 'canary')))])
    expect((await cleaned(bytes.subarray(0, -40))).bytes.includes('canary')).toBe(false)
  })

  it('is rejected without video or audio', async () => {
    await expect(cleaned(head)).rejects.toThrow(RangeError)
    await expect(cleaned(Buffer.concat([head, Buffer.alloc(40)]))).rejects.toThrow(RangeError)
  })

  it('of any bytes is parsed or rejected', () => standsDamage(webm().bytes))
})
