import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { LocaleColumnsProps } from './locale-columns.tsx'
import { LocaleColumns } from './locale-columns.tsx'

const columns = [
  { code: 'en', name: 'English', content: <textarea aria-label="Text" /> },
  { code: 'tj', name: 'Тоҷикӣ', tag: 'tg', content: <textarea aria-label="Матн" /> },
  { code: 'ar', name: 'العربية', dir: 'rtl', content: 'نص' },
] as const

const column = (name: string) => page.getByRole('region', { name })

async function start(width: number, props: Partial<LocaleColumnsProps> = {}) {
  await page.viewport(width, 700)
  return render(<LocaleColumns columns={columns} source="en" {...props} />)
}

describe('LocaleColumns', () => {
  describeConformance((given) => <LocaleColumns columns={columns} source="en" {...given} />, {
    element: HTMLDivElement,
  })

  it('marks each column with its language and direction', async () => {
    const { host } = await start(1200)
    const contents = [...host.querySelectorAll<HTMLElement>('.locale-column-content')]
    expect(contents.map(({ lang, dir }) => [lang, dir])).toEqual([
      ['en', 'ltr'],
      ['tg', 'ltr'],
      ['ar', 'rtl'],
    ])
    await expect.element(column('Тоҷикӣ')).toBeVisible()
  })

  it('shows the chosen columns in their order, and always the source', async () => {
    const handleChange = vi.fn()
    await start(1200, { defaultShown: ['ar'], onShownChange: handleChange })
    expect(page.getByRole('region').elements()).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: 'Visible languages' }))
    await expect.element(page.getByRole('checkbox', { name: 'English' })).toBeDisabled()
    await userEvent.click(page.getByRole('checkbox', { name: 'Тоҷикӣ' }))
    expect(handleChange.mock.calls).toEqual([[['tj', 'ar']]])
    await expect.element(column('Тоҷикӣ')).toBeVisible()
  })

  it('shows one column at a time on a phone, with tabs, and keeps text in the others', async () => {
    await start(360)
    await userEvent.fill(page.getByRole('textbox', { name: 'Text' }), 'Sixty sheets')
    await userEvent.click(page.getByRole('tab', { name: 'English' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tabpanel', { name: 'Тоҷикӣ' })).toBeVisible()
    expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
    await page.viewport(1200, 700)
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Sixty sheets')
  })

  it('returns to the source when the open column is hidden', async () => {
    const { rerender } = await start(360, { shown: ['tj'] })
    await userEvent.click(page.getByRole('tab', { name: 'Тоҷикӣ' }))
    rerender(<LocaleColumns columns={columns} source="en" shown={[]} />)
    await expect.element(page.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
  })
})
