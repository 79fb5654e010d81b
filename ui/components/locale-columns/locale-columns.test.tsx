import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { LocaleChooser } from './locale-chooser.tsx'
import { LocaleColumns, LocaleRow } from './locale-columns.tsx'

const columns = [
  { code: 'en', name: 'English' },
  { code: 'tj', name: 'Тоҷикӣ', tag: 'tg' },
  { code: 'ar', name: 'العربية' },
]
const cells = {
  en: <p>Sixty sheets</p>,
  tj: <textarea aria-label="Матн" />,
}

const drawn = (shown: readonly string[]) => (
  <LocaleColumns columns={columns.filter(({ code }) => shown.includes(code))} source="en">
    <LocaleRow cells={cells} />
  </LocaleColumns>
)
const cell = (name: string) => page.getByRole('group', { name, exact: true })
const boxOf = (name: string) => cell(name).element().getBoundingClientRect()

describe('LocaleColumns', () => {
  describeConformance(
    (given) => (
      <LocaleColumns columns={columns} source="en" {...given}>
        <LocaleRow cells={cells} />
      </LocaleColumns>
    ),
    { element: HTMLDivElement },
  )

  it('shows languages side by side, and below each other with little room', async () => {
    await page.viewport(1200, 700)
    render(drawn(['en', 'tj']))
    expect(boxOf('English').top).toBe(boxOf('Тоҷикӣ').top)
    expect(boxOf('English').right).toBeLessThan(boxOf('Тоҷикӣ').left)
    await page.viewport(360, 700)
    expect(boxOf('English').bottom).toBeLessThanOrEqual(boxOf('Тоҷикӣ').top)
  })

  it('keeps text and focus of a control when languages are shown and hidden', async () => {
    await page.viewport(1200, 700)
    const { rerender } = await render(drawn(['en', 'tj', 'ar']))
    const control = page.getByRole('textbox', { name: 'Матн' })
    await userEvent.fill(control, 'Шаст варақ')
    rerender(drawn(['tj']))
    await expect.element(control).toHaveFocus()
    await expect.element(control).toHaveValue('Шаст варақ')
    await expect.element(page.getByText('English')).not.toBeInTheDocument()
  })

  it('marks the name of each language, and the source', async () => {
    await page.viewport(1200, 700)
    const { host } = await render(drawn(['en', 'tj']))
    const heads = [...host.querySelectorAll('.locale-column-head')].map((head) => head.textContent)
    expect(heads).toEqual(['EnglishSource language', 'Тоҷикӣ'])
    expect(host.querySelector('.locale-column-name[lang="tg"]')).not.toBeNull()
  })
})

describe('LocaleChooser', () => {
  it('reports the visible languages in their order, and never hides a fixed one', async () => {
    const handleChange = vi.fn()
    const languages = columns.map((column) => ({ ...column, isFixed: column.code === 'ar' }))
    render(<LocaleChooser languages={languages} shown={['tj', 'ar']} onShownChange={handleChange} />)
    await userEvent.click(page.getByRole('button', { name: 'Languages side by side' }))
    await expect.element(page.getByRole('checkbox', { name: 'العربية' })).toBeDisabled()
    await userEvent.click(page.getByRole('checkbox', { name: 'English' }))
    expect(handleChange.mock.calls).toEqual([[['en', 'tj', 'ar']]])
  })
})
