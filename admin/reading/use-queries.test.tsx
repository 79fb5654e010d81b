/** Several readings at once: as many as there happen to be, each where its place is. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { counting } from '../testing/asking.ts'
import { renderReader } from '../testing/render-reader.tsx'
import type { QueryOptions } from './options.ts'
import { createQueryClient } from './query-client.ts'
import { useQueries } from './use-queries.ts'

const plates = new Map<string, PromiseWithResolvers<string>>()

/** A plate that somebody waits for, until it is brought by hand. */
function plate(name: string): QueryOptions<string> {
  const queryFn = () => {
    const answer = plates.get(name) ?? Promise.withResolvers<string>()
    plates.set(name, answer)
    return answer.promise
  }
  return { queryKey: ['plate', name], queryFn, staleTime: Number.POSITIVE_INFINITY }
}

function Shelf<Data extends string | number>({ all }: { readonly all: readonly QueryOptions<Data>[] }) {
  const seen = useQueries(all)
  return (
    <ol>
      {seen.map(({ data, status }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the shelf is all that it is.
        <li key={at}>{data ?? status}</li>
      ))}
    </ol>
  )
}

const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

describe('several readings', () => {
  it('come each at its time, in the order in which they are asked for', async () => {
    renderReader(<Shelf all={[plate('fern'), plate('oak')]} />)
    await expect.poll(shown).toEqual(['pending', 'pending'])
    plates.get('oak')?.resolve('an oak')
    await expect.poll(shown).toEqual(['pending', 'an oak'])
    plates.get('fern')?.resolve('a fern')
    await expect.poll(shown).toEqual(['a fern', 'an oak'])
  })

  it('become more and fewer, and what is known already is there at once', async () => {
    const { rerender } = renderReader(<Shelf all={[plate('ash')]} />)
    await expect.poll(() => plates.has('ash')).toBe(true)
    plates.get('ash')?.resolve('an ash')
    await expect.poll(shown).toEqual(['an ash'])
    rerender(<Shelf all={[plate('elm'), plate('ash')]} />)
    await expect.poll(shown).toEqual(['pending', 'an ash'])
    plates.get('elm')?.resolve('an elm')
    await expect.poll(shown).toEqual(['an elm', 'an ash'])
    rerender(<Shelf all={[]} />)
    await expect.poll(shown).toEqual([])
    rerender(<Shelf all={[plate('elm')]} />)
    await expect.poll(shown).toEqual(['an elm'])
  })

  it('are read anew when they are out of date, and only as long as somebody looks', async () => {
    const queries = createQueryClient()
    const [near, far] = [counting(['near']), counting(['far'])]
    const { rerender } = renderReader(<Shelf all={[near.query, far.query]} />, queries)
    await expect.poll(shown).toEqual(['1', '1'])
    await queries.invalidateQueries({ queryKey: ['far'] })
    await expect.poll(shown).toEqual(['1', '2'])
    rerender(<Shelf all={[near.query]} />)
    await expect.poll(shown).toEqual(['1'])
    await queries.invalidateQueries({ queryKey: ['far'] })
    await queries.invalidateQueries({ queryKey: ['near'] })
    await expect.poll(shown).toEqual(['2'])
    expect(far.options.times).toBe(2)
  })

  it('fail each for itself', async () => {
    const broken = {
      ...plate('lost'),
      queryFn: () => Promise.reject(new Error('lost')),
      retry: false as const,
    }
    renderReader(<Shelf all={[broken, plate('birch')]} />)
    await expect.poll(() => plates.has('birch')).toBe(true)
    plates.get('birch')?.resolve('a birch')
    await expect.poll(shown).toEqual(['error', 'a birch'])
  })
})
