import { expect, it, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { countSite } from './site-counts.ts'
import type { ReportQuery } from './site-report.ts'

/** A site with a number of parts. Each part has one problem. */
function siteOf(parts: number) {
  const looks: (string | undefined)[] = []
  const look = async ({ after }: ReportQuery) => {
    looks.push(after)
    const position = Number(after ?? 0) + 1
    return { items: ['broken'], next: position < parts ? String(position) : null }
  }
  return { look, looks }
}

it('counts a small site at each call, so that fixed problems disappear', async () => {
  const { look, looks } = siteOf(1)
  const counting = countSite(look)
  expect(await counting.total()).toEqual({ count: 1, isWhole: true })
  expect(await counting.total()).toEqual({ count: 1, isWhole: true })
  expect(looks).toHaveLength(2)
})

it('returns a partial count of a large site at once, and continues in the background', async () => {
  const { look, looks } = siteOf(4)
  const counting = countSite(look)
  expect(await counting.total()).toEqual({ count: 1, isWhole: false })
  expect(looks).toHaveLength(1)
  await eventually(async () => expect(await counting.total()).toMatchObject({ count: 4, isWhole: true }))
  const seen = looks.length
  await counting.total()
  expect(looks).toHaveLength(seen)
})

it('stops when it is closed', async () => {
  const { look, looks } = siteOf(1_000_000)
  const counting = countSite(look)
  await counting.total()
  await counting.close()
  const seen = looks.length
  expect(seen).toBeLessThan(10)
  expect(looks).toHaveLength(seen)
})

it('counts up to a thousand', async () => {
  const look = vi.fn(async ({ limit = 0 }: ReportQuery) => ({
    items: Array(limit).fill('broken'),
    next: 'on',
  }))
  expect(await countSite(look).total()).toEqual({ count: 1_000, isWhole: true })
  expect(look).toHaveBeenCalledOnce()
})
