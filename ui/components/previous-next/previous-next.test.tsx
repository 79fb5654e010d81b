import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { PreviousNext } from './previous-next.tsx'

const previous = { href: '/docs/paper', title: 'Paper and water' }
const next = { href: '/docs/toning', title: 'Toning' }

describe('PreviousNext', () => {
  describeConformance((given) => <PreviousNext previous={previous} next={next} {...given} />, {
    element: HTMLElement,
  })

  it('names each neighbour by its title and direction', async () => {
    render(<PreviousNext previous={previous} next={next} />)
    await expect
      .element(page.getByRole('link', { name: 'Previous Paper and water' }))
      .toHaveAttribute('rel', 'prev')
    await expect.element(page.getByRole('link', { name: 'Next Toning' })).toHaveAttribute('href', next.href)
  })

  it('marks a title in another language with that language', async () => {
    render(<PreviousNext previous={previous} next={{ ...next, title: 'Tönung', language: 'de' }} />)
    await expect.element(page.getByText('Tönung')).toHaveAttribute('lang', 'de')
    await expect.element(page.getByText('DE')).toHaveAttribute('title', 'German')
    await expect.element(page.getByRole('link', { name: 'Previous Paper and water' })).toBeVisible()
  })

  it.each(['ltr', 'rtl'])('points back with the first and forward with the second, %s', (dir) => {
    const { host } = render(
      <div dir={dir}>
        <PreviousNext previous={previous} next={next} />
      </div>,
    )
    const directions = [...host.querySelectorAll('svg')].map((svg) => {
      const { rotate, scale } = getComputedStyle(svg)
      return (rotate === '180deg') !== scale.startsWith('-1') ? 'left' : 'right'
    })
    expect(directions).toEqual(dir === 'ltr' ? ['left', 'right'] : ['right', 'left'])
  })
})
