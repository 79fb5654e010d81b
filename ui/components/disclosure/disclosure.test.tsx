import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Disclosure, DisclosureGroup } from './disclosure.tsx'

describe('Disclosure', () => {
  describeConformance(
    (given) => (
      <Disclosure title="Why is it yellow?" {...given}>
        It was not washed.
      </Disclosure>
    ),
    { element: HTMLDetailsElement },
  )

  it('opens with a press and with Enter', async () => {
    render(<Disclosure title="Why is it yellow?">It was not washed.</Disclosure>)
    await userEvent.click(page.getByText('Why is it yellow?'))
    await expect.element(page.getByText('It was not washed.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('It was not washed.')).not.toBeVisible()
  })

  it('includes its text in the HTML while it is closed', () => {
    const { host } = render(<Disclosure title="Why?">It was not washed.</Disclosure>)
    expect(host.innerHTML).toContain('It was not washed.')
  })
})

describe('DisclosureGroup', () => {
  describeConformance((given) => <DisclosureGroup {...given} />, { element: HTMLDivElement })

  it('closes the others when it is exclusive', async () => {
    render(
      <DisclosureGroup exclusive>
        <Disclosure title="First" open>
          One
        </Disclosure>
        <Disclosure title="Second">Two</Disclosure>
      </DisclosureGroup>,
    )
    await userEvent.click(page.getByText('Second'))
    await expect.element(page.getByText('Two')).toBeVisible()
    await expect.element(page.getByText('One')).not.toBeVisible()
  })
})
