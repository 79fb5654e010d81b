import { expect, it } from 'vitest'
import type { ChangedField } from './changed-fields.ts'
import { compareChanges } from './compare-changes.ts'
import { compareInWorker } from './compare-in-worker.ts'

const paragraphs = Array.from({ length: 400 }, (_, index) => `Paragraph ${index} of a book.`)
const long: readonly ChangedField[] = [
  {
    as: 'blocks',
    field: 'body',
    from: paragraphs.join('\n\n'),
    to: paragraphs.with(200, 'Paragraph 200 of a poem.').join('\n\n'),
  },
  { as: 'values', field: 'tags', from: ['sea'], to: [] },
]

it('finds in a thread of its own what it would find here', async () => {
  expect(await compareInWorker(long)).toEqual(compareChanges(long))
})

it('gives up when its time is over', async () => {
  await expect(compareInWorker(long, 0)).rejects.toMatchObject({ code: 'too_busy' })
})
