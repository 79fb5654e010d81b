/** Display components in tools: a keyboard test for each row of their keyboard tables. */
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { Chart } from '../components/chart/chart.tsx'
import { DiffView } from '../components/diff-view/diff-view.tsx'
import { LogList } from '../components/log-list/log-list.tsx'
import { SideNavigation } from '../components/side-navigation/side-navigation.tsx'
import { UiProvider } from '../provider/ui-provider.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, link, press } from './keys.ts'
import { logEntries } from './log-entries.ts'
import { render } from './render.tsx'

const lines = Array.from({ length: 9 }, (_, at) => `Line ${at}`)

const comparison = (
  <DiffView label="The body" layout="within" before={lines.join('\n')} after={[...lines, 'New'].join('\n')} />
)

const chart = (
  <Chart label="Visits" places={['Mon', 'Tue', 'Wed']} series={[{ label: 'People', values: [12, 9, 15] }]} />
)

const slider = page.getByRole('slider', { name: 'Visits' })
const expectValueText = (text: string) => expect.element(slider).toHaveAttribute('aria-valuetext', text)

const navigation = (
  <SideNavigation
    label="Admin"
    home={{ href: '#home', name: 'Sunprint House', mark: null }}
    groups={[{ links: [{ label: 'Logs', href: '#logs', icon: 'list' }] }]}
  />
)

async function navigationAt(width: number) {
  await page.viewport(width, 700)
  onTestFinished(() => page.viewport(1024, 768))
  return render(navigation)
}

const drawer = page.getByRole('dialog', { name: 'Admin' })

export const keysOfShowing = {
  chart: {
    async Tab() {
      render(chart)
      await press('{Tab}')
      await hasFocus(button('Show as table'))
      await press('{Tab}')
      await hasFocus(slider)
    },
    async 'Right, Left'() {
      const { rerender } = render(chart)
      await press('{Tab}{Tab}{ArrowLeft}')
      await expectValueText('Tue: People 9')
      await press('{ArrowRight}')
      await expectValueText('Wed: People 15')
      rerender(<UiProvider dir="rtl">{chart}</UiProvider>)
      await press('{Tab}{Tab}{ArrowRight}')
      await expectValueText('Tue: People 9')
    },
    async 'Home, End'() {
      render(chart)
      await press('{Tab}{Tab}{Home}')
      await expectValueText('Mon: People 12')
      await press('{End}')
      await expectValueText('Wed: People 15')
    },
  },
  'diff-view': {
    async Tab() {
      render(comparison)
      await press('{Tab}')
      expect(document.activeElement?.textContent).toContain('Unchanged: 8')
    },
    async 'Enter, Space'() {
      render(comparison)
      await press('{Tab}{Enter}')
      await expect.element(page.getByText('Line 3').last()).toBeVisible()
      await press(' ')
      await expect.element(page.getByText('Line 3').last()).not.toBeVisible()
    },
  },
  'log-list': {
    async 'Enter, Space'() {
      render(<LogList entries={logEntries(3)} />)
      await press('{Tab}{Enter}')
      await expect.element(page.getByText('try 2 of 8')).toBeVisible()
      await press(' ')
      await expect.element(page.getByText('try 2 of 8')).not.toBeVisible()
    },
    async 'Down, Up'() {
      render(<LogList entries={logEntries(5)} />)
      await press('{Tab}{ArrowDown}')
      expect(document.activeElement?.textContent).toContain('Warning')
      await press('{ArrowUp}')
      expect(document.activeElement?.textContent).toContain('Webhook')
    },
    async 'Home, End'() {
      render(<LogList entries={logEntries(8)} />)
      await press('{Tab}{End}')
      expect(document.activeElement?.textContent).toContain('Published')
      await press('{Home}')
      expect(document.activeElement?.textContent).toContain('Warning')
    },
  },
  'side-navigation': {
    async Tab() {
      await navigationAt(1024)
      await press('{Tab}{Tab}')
      await hasFocus(link('Logs'))
      await press('{Tab}')
      await hasFocus(button('Collapse sidebar'))
    },
    async 'Enter, Space'() {
      const { host } = await navigationAt(1024)
      await press('{Tab}{Tab}{Tab}{Enter}')
      await hasFocus(button('Expand sidebar'))
      await press(' ')
      await hasFocus(button('Collapse sidebar'))
      host.hidden = true
      await navigationAt(360)
      await press('{Tab}{Enter}')
      await expect.element(drawer).toBeVisible()
    },
    async Escape() {
      await navigationAt(360)
      await press('{Tab}{Enter}')
      await hasFocus(drawer.getByRole('link', { name: 'Logs' }))
      await press('{Escape}')
      await expect.poll(() => document.activeElement?.ariaLabel).toBe('Open sidebar')
    },
  },
} satisfies Partial<KeyboardTests>
