import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const crumbs = [{ label: 'Documentation', href: '/docs' }, { label: 'Start' }, { label: 'Your first print' }]

describe('Breadcrumbs', () => {
  describeConformance((given) => <Breadcrumbs crumbs={crumbs} {...given} />, { element: HTMLElement })

  it('is a named ordered list with the current page as its last entry', async () => {
    render(<Breadcrumbs crumbs={crumbs} />)
    const list = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
    expect(list.elements().map(({ textContent }) => textContent)).toEqual(crumbs.map(({ label }) => label))
    await expect.element(page.getByText('Your first print')).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText('Start')).not.toHaveAttribute('aria-current')
  })

  it('marks a label in another language with that language', async () => {
    render(
      <Breadcrumbs crumbs={[{ label: 'Handbuch', href: '/docs', language: 'de' }, { label: 'Start' }]} />,
    )
    await expect.element(page.getByText('Handbuch')).toHaveAttribute('lang', 'de')
    await expect.element(page.getByText('DE')).toHaveAttribute('title', 'German')
  })
})
