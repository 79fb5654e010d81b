import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const segments = [
  { value: 'list', label: 'List' },
  { value: 'tiles', label: 'Tiles' },
]
const radio = (name: string) => page.getByRole('radio', { name })

describe('SegmentedControl', () => {
  describeConformance(
    (given) => <SegmentedControl label="View" defaultValue="list" segments={segments} {...given} />,
    { element: HTMLFieldSetElement },
  )

  it('is chosen by a press, reports it, and submits it with its form', async () => {
    const handleChange = vi.fn()
    render(
      <form aria-label="Screen">
        <SegmentedControl
          label="View"
          name="view"
          defaultValue="list"
          segments={segments}
          onValueChange={handleChange}
        />
      </form>,
    )
    await userEvent.click(radio('Tiles'))
    expect(handleChange.mock.calls).toEqual([['tiles']])
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && new FormData(form).get('view')).toBe('tiles')
  })

  it('can be controlled', async () => {
    render(<SegmentedControl label="View" value="list" segments={segments} />)
    await userEvent.click(radio('Tiles'))
    await expect.element(radio('List')).toBeChecked()
  })

  it('can hide its label visually', async () => {
    render(<SegmentedControl label="View" labelHidden segments={segments} />)
    await expect.element(page.getByRole('radiogroup', { name: 'View' })).toBeVisible()
    expect(page.getByText('View').element().closest('.visually-hidden')).not.toBeNull()
  })
})
