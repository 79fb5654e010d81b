import { expect, it } from 'vitest'
import { sendInParts } from './run-action.ts'

const documents = Array.from({ length: 250 }, (_, place) => ({ id: `document-${place}` }))

/** Answers the given number of requests. Then the connection is lost. */
function answering(requests: number) {
  let left = requests
  return async (some: readonly { readonly id: string }[]) => {
    left -= 1
    if (left < 0) throw new Error('No connection.')
    return { items: some.map(({ id }) => ({ id, problem: null, made: `copy of ${id}` })) }
  }
}

it('reports what is done and what is left when the connection is lost between two requests', async () => {
  const { done, made, refused } = await sendInParts(documents, answering(1))
  expect(done).toEqual(documents.slice(0, 100).map(({ id }) => id))
  expect(made?.size).toBe(100)
  expect(refused).toEqual(documents.slice(100).map(({ id }) => ({ id, message: 'No connection.' })))
})

it('fails when not even the first request is answered', async () => {
  await expect(sendInParts(documents, answering(0))).rejects.toThrow('No connection.')
})
