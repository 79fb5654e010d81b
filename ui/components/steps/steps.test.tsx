import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Step, Steps } from './steps.tsx'

describe('Steps', () => {
  describeConformance(
    (given) => (
      <Steps {...given}>
        <Step title="Coat" level={2}>
          Twice.
        </Step>
      </Steps>
    ),
    { element: HTMLOListElement },
  )

  it('are a list whose items have headings', async () => {
    render(
      <Steps>
        <Step title="Coat">Twice.</Step>
        <Step title="Wash">For five minutes.</Step>
      </Steps>,
    )
    expect(page.getByRole('list').getByRole('listitem').elements()).toHaveLength(2)
    await expect.element(page.getByRole('heading', { level: 3, name: 'Wash' })).toBeVisible()
  })
})

describe('Step', () => {
  describeConformance(
    (given) => (
      <ol>
        <Step title="Coat" level={2} {...given}>
          Twice.
        </Step>
      </ol>
    ),
    { element: HTMLLIElement },
  )

  it('can be link targets if they have an id', async () => {
    render(
      <Steps>
        <Step id="coat" title="Coat" />
      </Steps>,
    )
    await expect.element(page.getByRole('link', { name: 'Link to “Coat”' })).toHaveAttribute('href', '#coat')
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'coat')
  })

  it('expose the current step', async () => {
    render(
      <Steps>
        <Step title="Coat" current />
      </Steps>,
    )
    await expect.element(page.getByRole('listitem')).toHaveAttribute('aria-current', 'step')
  })
})
