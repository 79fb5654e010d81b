import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { link } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { Checklist } from './checklist.tsx'

const items = [
  { label: 'Name the site', href: '#name', done: true, text: 'It stands on every page.' },
  { label: 'Publish an update', href: '#update', done: false, text: 'One picture is enough.' },
]

describe('Checklist', () => {
  describeConformance((given) => <Checklist title="First steps" items={items} {...given} />, {
    element: HTMLElement,
  })

  it('shows the progress, and links to each task', async () => {
    render(<Checklist title="First steps" items={items} />)
    const progress = page.getByRole('progressbar')
    await expect.element(progress).toHaveAttribute('aria-valuetext', '1 of 2')
    await expect.element(link('Publish an update')).toHaveAttribute('href', '#update')
    await expect.element(page.getByRole('img', { name: 'Done' })).toBeVisible()
  })

  it('shows a reason only for open tasks', () => {
    render(<Checklist title="First steps" items={items} />)
    expect(page.getByText('It stands on every page.').elements()).toEqual([])
    expect(page.getByText('One picture is enough.').elements()).toHaveLength(1)
  })
})
