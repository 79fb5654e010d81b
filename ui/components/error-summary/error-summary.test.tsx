import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const errors = [
  { field: 'name', message: 'Say who you are.' },
  { field: 'email', message: 'Give an address that we can answer to.' },
]

const form = (attempt: number) => (
  <>
    <ErrorSummary key={attempt} errors={errors} />
    <TextField id="name" label="Name" error="Say who you are." />
    <TextField id="email" label="E-mail" error="Give an address that we can answer to." />
  </>
)

describe('ErrorSummary', () => {
  describeConformance((given) => <ErrorSummary errors={errors} {...given} />, { element: HTMLDivElement })

  it('takes focus when it appears, and again after the next attempt', async () => {
    const { rerender } = render(form(1))
    const summary = page.getByRole('group', { name: 'There is a problem' })
    await expect.element(summary).toHaveFocus()
    await userEvent.click(page.getByLabelText('Name'))
    rerender(form(2))
    await expect.element(summary).toHaveFocus()
  })

  it('uses autofocus in the server HTML, for pages without a script', () => {
    expect(renderToString(form(1))).toContain('autofocus')
  })

  it('links from each line to its field, with a pointer and with Enter', async () => {
    render(form(1))
    await userEvent.click(page.getByRole('link', { name: 'Give an address that we can answer to.' }))
    await expect.element(page.getByLabelText('E-mail')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByLabelText('Name')).toHaveFocus()
  })

  it('moves the focus to a group of several controls, too', async () => {
    render(
      <>
        <ErrorSummary errors={[{ field: 'paper', message: 'Choose a paper.' }]} />
        <RadioGroup
          id="paper"
          label="Paper"
          options={[{ value: 'a4', label: 'A4' }]}
          error="Choose a paper."
        />
      </>,
    )
    await userEvent.click(page.getByRole('link', { name: 'Choose a paper.' }))
    const group = page.getByRole('radiogroup', { name: 'Paper' })
    await expect.element(group).toHaveFocus()
    await expect.element(group).toHaveAccessibleDescription('Error: Choose a paper.')
    await userEvent.tab()
    await expect.element(page.getByRole('radio', { name: 'A4' })).toHaveFocus()
  })

  it('speaks the language of the reader', async () => {
    render(<UiProvider locale={el}>{form(1)}</UiProvider>)
    await expect.element(page.getByRole('heading', { name: 'Υπάρχει ένα πρόβλημα' })).toBeVisible()
  })
})
