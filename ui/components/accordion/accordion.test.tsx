import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GivenProps } from '../../testing/conformance.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Accordion, AccordionItem } from './accordion.tsx'

const sections = (given: GivenProps) => (
  <Accordion defaultOpen={['address']} {...given}>
    <AccordionItem value="address" title="Address" level={2}>
      autumn-fixer-trials
    </AccordionItem>
    <AccordionItem value="tags" title="Tags" level={2}>
      Research
    </AccordionItem>
  </Accordion>
)

describe('Accordion', () => {
  describeConformance(sections, { element: HTMLDivElement })

  it('has buttons inside headings that expose what is open', async () => {
    render(sections({}))
    await expect.element(page.getByRole('heading', { level: 2, name: 'Tags' })).toBeVisible()
    const tags = page.getByRole('button', { name: 'Tags' })
    await expect.element(tags).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(tags)
    await expect.element(tags).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByText('Research')).toBeVisible()
  })

  it('moves focus with the arrow keys', async () => {
    render(sections({}))
    await userEvent.click(page.getByRole('button', { name: 'Address' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('button', { name: 'Tags' })).toHaveFocus()
  })

  it('includes closed content in the server HTML, hidden', () => {
    expect(renderToString(sections({}))).toMatch(/hidden=""[^>]*>Research/)
  })

  it('can be controlled', async () => {
    const handleOpenChange = vi.fn()
    render(
      <Accordion open={[]} onOpenChange={handleOpenChange}>
        <AccordionItem value="tags" title="Tags">
          Research
        </AccordionItem>
      </Accordion>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Tags' }))
    expect(handleOpenChange).toHaveBeenCalledWith(['tags'])
    await expect.element(page.getByText('Research')).not.toBeVisible()
  })

  it('opens the item that contains a link target', async () => {
    render(
      <Accordion>
        <AccordionItem value="water" title="Water">
          <p id="cold">Cold.</p>
        </AccordionItem>
      </Accordion>,
    )
    const text = () => document.getElementById('cold')
    expect(text()?.checkVisibility()).toBe(false)
    location.hash = '#cold'
    await expect.poll(() => text()?.checkVisibility()).toBe(true)
    history.replaceState(null, '', location.pathname)
  })
})
