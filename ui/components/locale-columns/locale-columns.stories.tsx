import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Prose } from '../prose/prose.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { LocaleColumns } from './locale-columns.tsx'

const text = (title: string, messages: string) => (
  <Prose>
    <h2>{title}</h2>
    <p>{messages}</p>
  </Prose>
)

const meta = {
  title: 'Layout/Locale columns',
  component: LocaleColumns,
  args: {
    source: 'en',
    columns: [
      {
        code: 'en',
        name: 'English',
        state: <StatusPill status="published" />,
        content: text('The autumn fixer trials', 'Sixty sheets, four baths, one dull week in October.'),
      },
      {
        code: 'el',
        name: 'Ελληνικά',
        state: <StatusPill status="outdated" />,
        content: text(
          'Οι φθινοπωρινές δοκιμές',
          'Εξήντα φύλλα, τέσσερα λουτρά, μία μουντή εβδομάδα του Οκτωβρίου.',
        ),
      },
      {
        code: 'ar',
        name: 'العربية',
        dir: 'rtl',
        state: <StatusPill status="draft" />,
        content: text('تجارب المثبّت في الخريف', 'ستون ورقة وأربعة أحواض وأسبوع غائم واحد في أكتوبر.'),
      },
    ],
  },
} satisfies Meta<typeof LocaleColumns>
export default meta

type Story = StoryObj<typeof meta>

/** Each column in its own language and direction. On a phone, one at a time. */
export const ThreeLanguages: Story = {
  name: 'Three languages',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('تجارب المثبّت في الخريف').closest('[dir]')).toHaveAttribute('dir', 'rtl')
  }),
}

export const SingleLanguage: Story = {
  name: 'Single language',
  args: { defaultShown: ['en'] },
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const show = canvas.getByRole('button', { name: 'Visible languages' })
    while (document.activeElement !== show) await press('{Tab}')
    await expect(canvas.queryByText('Οι φθινοπωρινές δοκιμές')).toBeNull()
    await press('{Enter}{Tab} ')
    await expect(canvas.getByText('Οι φθινοπωρινές δοκιμές')).toBeVisible()
  }),
}
