import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Form } from './form.tsx'
import { FormField } from './form-field.tsx'

describe('Form', () => {
  describeConformance(
    (given) => (
      <Form name="Workshop" title="Reserve a place" submit="Reserve" {...given}>
        <FormField label="Name" name="name" required />
      </Form>
    ),
    { element: HTMLElement },
  )

  it('is sent by the browser with the native values of its fields', () => {
    const { host } = render(
      <Form name="Workshop" hiddenFields={<input type="hidden" name="form" value="Workshop" />}>
        <FormField label="Name" name="name" defaultValue="Vera" />
        <FormField label="Day" name="day" type="choice" options="Saturday; Sunday" defaultValue="Sunday" />
        <FormField label="Agreed" name="agreed" type="consent" defaultValue="yes" />
        <FormField label="Photographed" name="photo" type="consent" />
      </Form>,
    )
    const form = host.querySelector('form')
    expect(form?.method).toBe('post')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ form: 'Workshop', name: 'Vera', day: 'Sunday', agreed: 'yes' },
    })
  })

  it('is named by its title, or else by its name, which the button has too', async () => {
    render(<Form name="Workshop" />)
    await expect.element(page.getByRole('region', { name: 'Workshop' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Workshop' })).toBeEnabled()
    render(<Form name="Workshop" title="Reserve" disabled />)
    await expect.element(page.getByRole('heading', { level: 2, name: 'Reserve' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Reserve' })).toBeDisabled()
  })

  it('shows its thanks in place of the fields when the URL names them', async () => {
    render(
      <Form name="Workshop" thanks="Thank you." sentId="sent-here">
        <FormField label="Name" />
      </Form>,
    )
    await expect.element(page.getByText('Thank you.')).not.toBeVisible()
    location.hash = 'sent-here'
    await expect.element(page.getByText('Thank you.')).toBeVisible()
    await expect.element(page.getByLabelText('Name')).not.toBeVisible()
    location.hash = ''
  })

  it('lists its errors with links to their fields', async () => {
    render(
      <Form name="Workshop" title="Reserve" errors={[{ field: 'its-name', message: 'Enter your name.' }]}>
        <FormField label="Name" id="its-name" error="Enter your name." />
      </Form>,
    )
    await expect
      .element(page.getByRole('link', { name: 'Enter your name.' }))
      .toHaveAttribute('href', '#its-name')
    await expect.element(page.getByLabelText('Name')).toBeInvalid()
  })

  it.each([320, 1280])('keeps long words within a screen of %d px', async (width) => {
    await page.viewport(width, 800)
    render(
      <Form name="Telli" title="Päikesetrükikojamälestustekogumikutellimisvorm">
        <FormField label="Päikesetrükikojamälestustekogumikueksemplaridearv" />
      </Form>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(1024, 768)
  })
})

describe('FormField', () => {
  it('has the native control for each type of answer', async () => {
    render(
      <Form name="Workshop">
        <FormField label="Words" help="A few." required />
        <FormField label="Story" type="long-text" />
        <FormField label="E-mail" type="email" />
        <FormField label="Number" type="number" />
        <FormField label="Date" type="date" />
        <FormField label="Consent" type="consent" />
      </Form>,
    )
    await expect.element(page.getByLabelText('Words')).toHaveAccessibleDescription('A few.')
    await expect.element(page.getByLabelText('Words')).toBeRequired()
    expect(page.getByLabelText('Story').element().tagName).toBe('TEXTAREA')
    await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
    await expect.element(page.getByLabelText('Number')).toHaveAttribute('inputmode', 'decimal')
    await expect.element(page.getByLabelText('Date')).toHaveAttribute('type', 'date')
    await expect.element(page.getByRole('checkbox', { name: 'Consent' })).not.toBeChecked()
  })

  it('shows a few choices as radio buttons, and many as a list', async () => {
    const many = ['1', '2', '3', '4', '5', '6', '7']
    render(
      <Form name="Workshop">
        <FormField label="Few" type="choice" options="Saturday; Sunday;" />
        <FormField label="Many" type="choice" options={many} />
      </Form>,
    )
    expect(page.getByRole('radio').elements()).toHaveLength(2)
    expect(page.getByRole('combobox', { name: 'Many' }).getByRole('option').elements()).toHaveLength(8)
  })
})
