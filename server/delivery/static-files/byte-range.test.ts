import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestedRange } from './send-media.ts'

const etag = '"now"'
const requested = (range: string, headers = {}) => requestedRange({ range, ...headers }, 100, etag)

describe('Byte range', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=90-', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=50-1000', 50, 99],
    ['bytes=-1000', 0, 99],
    ['bytes=99-99', 99, 99],
  ])('%s is a part', (range, from, to) => {
    expect(requested(range)).toEqual({ kind: 'part', from, to })
  })

  it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('%s is not satisfiable', (range) => {
    expect(requested(range)).toEqual({ kind: 'nothing' })
  })

  it.each(['bytes=0-1,3-4', 'bytes=9-0', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1x', ''])(
    '%s gets the whole file',
    (range) => {
      expect(requested(range)).toEqual({ kind: 'whole' })
    },
  )

  it('applies only to the version of the file that the client has', () => {
    expect(requested('bytes=0-9', { 'if-range': etag })).toMatchObject({ kind: 'part' })
    expect(requested('bytes=0-9', { 'if-range': '"before"' })).toEqual({ kind: 'whole' })
    expect(requested('bytes=0-9', { 'if-range': 'Fri, 20 Nov 2026 10:00:00 GMT' })).toEqual({ kind: 'whole' })
  })

  it('never exceeds the file', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000), (first, last, bytes) => {
        for (const range of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const found = requestedRange({ range }, bytes, etag)
          if (found.kind !== 'part') continue
          expect(found.from).toBeLessThanOrEqual(found.to)
          expect(found.to).toBeLessThan(bytes)
        }
      }),
    )
  })
})
