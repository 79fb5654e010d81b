import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Toggletip } from '../popover/toggletip.tsx'
import { Field } from './field.tsx'
import { FieldGroup } from './field-group.tsx'

describe('Field', () => {
  describeConformance(
    (given) => (
      <Field label="Date" hint="In Tallinn." error="Choose a day." required {...given}>
        {(control) => <input {...control} type="date" className="control" />}
      </Field>
    ),
    { element: HTMLDivElement },
  )

  it('labels and describes its control', async () => {
    render(
      <Field label="Date" hint="In Tallinn." error="Choose a day." required>
        {(control) => <input {...control} />}
      </Field>,
    )
    const control = page.getByLabelText('Date')
    await expect.element(control).toHaveAccessibleDescription('In Tallinn. Error: Choose a day.')
    await expect.element(control).toBeInvalid()
    await expect.element(control).toBeRequired()
  })

  it('shows that a value is required, in the language of the reader', async () => {
    render(
      <UiProvider locale={el}>
        <Field label="Τίτλος" required>
          {(control) => <input {...control} />}
        </Field>
      </UiProvider>,
    )
    await expect.element(page.getByText('υποχρεωτικό')).toBeVisible()
    await expect.element(page.getByLabelText('Τίτλος')).toHaveAccessibleName('Τίτλος')
  })

  it('shows help next to its label, outside the accessible name', async () => {
    render(
      <Field label="Zone" help={<Toggletip subject="Zone">As in Tallinn.</Toggletip>}>
        {(control) => <input {...control} />}
      </Field>,
    )
    await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Zone')
    await expect.element(page.getByRole('button', { name: 'More about: Zone' })).toBeVisible()
  })

  it('can hide its label visually', async () => {
    render(
      <Field label="Filter" labelHidden>
        {(control) => <input {...control} />}
      </Field>,
    )
    await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Filter')
    expect(page.getByText('Filter').element().closest('.visually-hidden')).not.toBeNull()
  })
})

describe('FieldGroup', () => {
  describeConformance(
    (given) => (
      <FieldGroup label="Exposure" hint="Both count." error="Give both." required {...given}>
        <input aria-label="Minutes" />
        <input aria-label="Seconds" />
      </FieldGroup>
    ),
    { element: HTMLFieldSetElement },
  )

  it('labels and describes its controls as a group', async () => {
    render(
      <FieldGroup label="Exposure" hint="Both count." help={<Toggletip subject="it">More.</Toggletip>}>
        <input aria-label="Minutes" />
      </FieldGroup>,
    )
    const group = page.getByRole('group', { name: 'Exposure', exact: true })
    await expect.element(group).toHaveAccessibleDescription('Both count.')
    await expect.element(group).not.toHaveAttribute('aria-invalid')
  })
})
