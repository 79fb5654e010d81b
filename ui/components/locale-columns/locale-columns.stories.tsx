import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Prose } from '../prose/prose.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { LocaleChooser } from './locale-chooser.tsx'
import { LocaleColumns, LocaleRow } from './locale-columns.tsx'

const text = (lang: string, title: string, text: string, dir?: 'rtl') => (
  <Prose lang={lang} dir={dir}>
    <h2>{title}</h2>
    <p>{text}</p>
  </Prose>
)

const cells = {
  en: text('en', 'The autumn fixer trials', 'Sixty sheets, four baths, one dull week in October.'),
  el: text('el', 'Οι φθινοπωρινές δοκιμές', 'Εξήντα φύλλα, τέσσερα λουτρά, μία μουντή εβδομάδα.'),
  ar: text('ar', 'تجارب المثبّت في الخريف', 'ستون ورقة وأربعة أحواض وأسبوع غائم واحد في أكتوبر.', 'rtl'),
}

const columns = [
  { code: 'en', name: 'English', state: <StatusPill status="published" /> },
  { code: 'el', name: 'Ελληνικά', state: <StatusPill status="outdated" /> },
  { code: 'ar', name: 'العربية', state: <StatusPill status="draft" /> },
]

const meta = {
  title: 'Layout/Locale columns',
  component: LocaleColumns,
  args: { source: 'en', columns, children: <LocaleRow cells={cells} /> },
} satisfies Meta<typeof LocaleColumns>
export default meta

type Story = StoryObj<typeof meta>

/** Each cell in its own language and direction. With little room, below each other. */
export const ThreeLanguages: Story = {
  name: 'Three languages',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('تجارب المثبّت في الخريف').closest('[dir]')).toHaveAttribute('dir', 'rtl')
  }),
}

/** The heading of the columns is left out. */
export const SingleLanguage: Story = {
  name: 'Single language',
  args: { columns: columns.slice(0, 1) },
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The autumn fixer trials')).toBeVisible()
    await expect(canvas.queryByText('Οι φθινοπωρινές δοκιμές')).toBeNull()
  }),
}

function Chosen() {
  const [shown, setShown] = useState<readonly string[]>(['en'])
  return (
    <>
      <LocaleChooser
        languages={columns.map(({ code, name }) => ({ code, name, isFixed: code === 'en' }))}
        shown={shown}
        onShownChange={setShown}
      />
      <LocaleColumns source="en" columns={columns.filter(({ code }) => shown.includes(code))}>
        <LocaleRow cells={cells} />
      </LocaleColumns>
    </>
  )
}

/** Readers choose the visible languages. The one that is edited is always visible. */
export const WithChooser: Story = {
  name: 'With a chooser',
  render: () => <Chosen />,
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const show = canvas.getByRole('button', { name: 'Languages side by side' })
    while (document.activeElement !== show) await press('{Tab}')
    await expect(canvas.queryByText('Οι φθινοπωρινές δοκιμές')).toBeNull()
    await press('{Enter}{Tab} ')
    await expect(canvas.getByText('Οι φθινοπωρινές δοκιμές')).toBeVisible()
  }),
}
