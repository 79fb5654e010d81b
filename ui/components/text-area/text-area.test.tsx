import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { TextArea } from './text-area.tsx'

describe('TextArea', () => {
  describeConformance((given) => <TextArea label="Summary" {...given} />, { element: HTMLTextAreaElement })

  it('grows with its text', async () => {
    render(<TextArea label="Summary" />)
    const area = page.getByLabelText('Summary')
    const before = area.element().getBoundingClientRect().height
    await userEvent.fill(area, 'line\n'.repeat(20))
    expect(area.element().getBoundingClientRect().height).toBeGreaterThan(before)
  })
})
