import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Pagination } from './pagination.tsx'

const numbers = { current: 6, total: 24, hrefOf: (number: number) => `?page=${number}` }

describe('Pagination', () => {
  describeConformance(
    (given) => <Pagination previous="?page=5" next="?page=7" numbers={numbers} {...given} />,
    { element: HTMLElement },
  )

  it('links to the next page, and to nothing if there is none', async () => {
    render(<Pagination next="?page=2" nextLabel="Older updates" />)
    await expect.element(page.getByRole('link', { name: 'Older updates' })).toHaveAttribute('rel', 'next')
    expect(page.getByRole('link').elements()).toHaveLength(1)
  })

  it('names each number as a page, and exposes the current one', async () => {
    render(<Pagination numbers={numbers} />)
    expect(
      page
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual('1 5 6 7 24'.split(' '))
    const here = page.getByRole('link', { name: 'Page 6' })
    await expect.element(here).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Page 24' })).toHaveAttribute('href', '?page=24')
  })
})
