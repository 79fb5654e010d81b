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

  it('says what is done, and where one is', () => {
    render(<Stepper steps={steps} current={1} />)
    const items = page.getByRole('listitem').elements()
    expect(items.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'step', null])
    expect(items[0]?.textContent).toBe('File (Done)')
    expect(items[2]?.textContent).toBe('3Bring in')
  })

  it('leads back to what is done, but not to where one is', async () => {
    render(<Stepper steps={steps} current={1} />)
    await expect.element(link('File (Done)')).toHaveAttribute('href', '#file')
    expect(link('Check').elements()).toEqual([])
  })

  it('says where something has to be mended', async () => {
    render(<Stepper steps={[{ label: 'File', href: '#file', wrong: true }, ...steps.slice(1)]} current={1} />)
    await expect.element(link('Error: File')).toBeVisible()
  })

  it('is done once one is past the last step', () => {
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
