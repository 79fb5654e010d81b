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

it('returns the same result in a worker thread as in the main thread', async () => {
  expect(await compareInWorker(long)).toEqual(compareChanges(long))
})

it('rejects after its time limit', async () => {
  await expect(compareInWorker(long, 0)).rejects.toMatchObject({ code: 'too_busy' })
})
