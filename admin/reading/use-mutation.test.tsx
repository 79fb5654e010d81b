/** What is done on the server is seen to be under way until all that follows is done, and to fail until it is tried again. */
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asking } from '../testing/asking.ts'
import { renderReader } from '../testing/render-reader.tsx'
import { useMutation } from './use-mutation.ts'

type Deed = Parameters<typeof useMutation<string, string>>[0]

function Desk({ deed }: { readonly deed: Deed }) {
  const { mutate, isPending, error } = useMutation(deed)
  return (
    <>
      <button type="button" onClick={() => mutate('a print')}>
        Make
      </button>
      <p>{isPending ? 'Under way' : 'At rest'}</p>
      <p role="alert">{error?.message}</p>
    </>
  )
}

const make = () => userEvent.click(page.getByRole('button', { name: 'Make' }))
const says = (words: string) => expect.element(page.getByText(words)).toBeVisible()

describe('what is done on the server', () => {
  it('is asked for what somebody wishes, and under way until all that follows is done', async () => {
    const { asked, queryFn } = asking<string>()
    const mutationFn = vi.fn((_: string) => queryFn())
    const follows = Promise.withResolvers<void>()
    const onSuccess = vi.fn(() => follows.promise)
    renderReader(<Desk deed={{ mutationFn, onSuccess }} />)
    await says('At rest')
    await make()
    await says('Under way')
    expect(mutationFn).toHaveBeenCalledExactlyOnceWith('a print')
    asked[0]?.resolve('blue')
    await expect.poll(() => onSuccess.mock.calls).toEqual([['blue', 'a print']])
    await says('Under way')
    follows.resolve()
    await says('At rest')
  })

  it('is under way as long as any of it is', async () => {
    const { asked, queryFn } = asking<string>()
    const onSuccess = vi.fn()
    renderReader(<Desk deed={{ mutationFn: queryFn, onSuccess }} />)
    await make()
    await make()
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.resolve('second')
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    await says('Under way')
    asked[0]?.resolve('first')
    await says('At rest')
  })

  it('says why it failed, until it is tried again', async () => {
    const { asked, queryFn } = asking<string>()
    const onError = vi.fn()
    renderReader(<Desk deed={{ mutationFn: queryFn, onError }} />)
    await make()
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.reject(new Error('No paper left.'))
    await says('No paper left.')
    await says('At rest')
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('No paper left.'))
    await make()
    await says('Under way')
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.resolve('blue')
    await says('At rest')
  })

  it('fails where what follows does', async () => {
    const onSuccess = () => Promise.reject(new Error('It could not be read again.'))
    renderReader(<Desk deed={{ mutationFn: async () => 'blue', onSuccess }} />)
    await make()
    await says('It could not be read again.')
    await says('At rest')
  })

  it('waits for a line', async () => {
    const mutationFn = vi.fn(async () => 'blue')
    renderReader(<Desk deed={{ mutationFn }} />)
    await says('At rest')
    window.dispatchEvent(new Event('offline'))
    await make()
    await says('Under way')
    expect(mutationFn).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await says('At rest')
    expect(mutationFn).toHaveBeenCalledOnce()
  })
})
