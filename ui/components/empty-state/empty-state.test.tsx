import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { EmptyState } from './empty-state.tsx'

describe('EmptyState', () => {
  describeConformance(
    (given) => (
      <EmptyState title="No pictures yet" icon="image" action={<a href="/add">Add one</a>} {...given}>
        What you bring here can be used in every text.
      </EmptyState>
    ),
    { element: HTMLDivElement },
  )

  it('shows why there is nothing, and offers an action', async () => {
    render(<EmptyState title="No pictures yet" action={<a href="/add">Add one</a>} />)
    await expect.element(page.getByText('No pictures yet')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Add one' })).toBeVisible()
  })
})
