import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { quietDashboard } from '../../testing/dashboard.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

it('greets and shows the day in the time zone that the user has chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T22:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const preferences = { 'GET /api/preferences': () => ({ timeZone: 'Pacific/Kiritimati' }) }
  await renderAdmin('/admin', fakeServer({ ...signedIn(), ...quietDashboard, ...preferences }))
  await expect.element(page.getByText('Saturday 21 November')).toHaveAttribute('datetime', '2026-11-21')
  await expect
    .element(page.getByRole('heading', { name: `Good afternoon, ${editor.username}` }))
    .toBeVisible()
})
