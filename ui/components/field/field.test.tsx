import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Field } from './field.tsx'

describe('Field', () => {
  describeConformance(
    (given) => (
      <Field label="Date" hint="In Tallinn." error="Choose a day." required {...given}>
        {(control) => <input {...control} type="date" className="control" />}
      </Field>
    ),
    { element: HTMLDivElement },
  )

  it('names and describes the control inside', async () => {
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

  it('says that an answer is required, in the language of the reader', async () => {
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
})
