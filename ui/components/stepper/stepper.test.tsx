import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { link } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { Stepper } from './stepper.tsx'

const steps = [{ label: 'File', href: '#file' }, { label: 'Check', href: '#check' }, { label: 'Bring in' }]

describe('Stepper', () => {
  describeConformance((given) => <Stepper steps={steps} current={1} {...given} />, {
    element: HTMLOListElement,
  })

  it('exposes completed steps and the current one', () => {
    render(<Stepper steps={steps} current={1} />)
    const items = page.getByRole('listitem').elements()
    expect(items.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null])
    expect(items[0]?.textContent).toBe('File (Done)')
    expect(items[2]?.textContent).toBe('3Bring in')
  })

  it('links to completed steps, but not to the current one', async () => {
    render(<Stepper steps={steps} current={1} />)
    await expect.element(link('File (Done)')).toHaveAttribute('href', '#file')
    expect(link('Check').elements()).toEqual([])
  })

  it('exposes a step with an error', async () => {
    render(<Stepper steps={[{ label: 'File', href: '#file', wrong: true }, ...steps.slice(1)]} current={1} />)
    await expect.element(link('Error: File')).toBeVisible()
  })

  it('is complete after the last step', () => {
    render(<Stepper steps={steps} current={3} />)
    expect(
      page
        .getByRole('listitem')
        .elements()
        .every(({ ariaCurrent }) => ariaCurrent === null),
    ).toBe(true)
    expect(page.getByText('(Done)').elements()).toHaveLength(3)
  })
})
