import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearLog, readLog, writeLog } from '../../app-context/console-log.ts'
import { editor, signedIn } from '../../testing/documents.ts'
import type { Responses } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

const signedOut: Responses = {
  'GET /api/auth/check': () => ({ authenticated: false, user: null }),
  'GET /api/health/ready': () => ({ status: 'ok' }),
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  clearLog()
})

const asText = () => page.getByLabelText('All details as text')

describe('Debug screen', () => {
  it('is open to all users, and lists reachable services', async () => {
    const shown = await renderAdmin('/admin/debug', fakeServer(signedOut))
    await expect.element(page.getByRole('heading', { name: 'Debug' })).toBeVisible()
    await expect.element(page.getByText(/Responds in/).first()).toBeVisible()
    await expect.element(page.getByText('signed out')).toBeVisible()
    expect(shown.address()).toBe('/admin/debug')
  })

  it('contains no name and no secret, even of a signed-in user', async () => {
    writeLog(
      'A call failed',
      new Error('GET https://x.example/admin/welcome#secret-token?preview=abc said no'),
    )
    await renderAdmin('/admin/debug', fakeServer({ ...signedOut, ...signedIn() }))
    await expect.element(page.getByText('signed in', { exact: true })).toBeVisible()
    const text = `${document.body.textContent} ${(await asText().element()).getAttribute('value')}`
    for (const secret of [
      editor.email,
      editor.username,
      'secret-token',
      'preview=abc',
      document.cookie || '\u0000',
    ])
      expect(text).not.toContain(secret)
    expect(text).toContain('A call failed')
  })

  it('shows errors of this browser, and clears them on request', async () => {
    writeLog('A screen failed', new TypeError('x is undefined'))
    await renderAdmin('/admin/debug', fakeServer(signedOut))
    await expect.element(page.getByText('A screen failed: TypeError: x is undefined')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Clear log' }))
    await expect.element(page.getByText('No errors recorded')).toBeVisible()
    expect(readLog()).toEqual([])
  })
})

describe('Debug log', () => {
  it('keeps the last thirty entries, the newest first', () => {
    for (let number = 1; number <= 40; number++) writeLog(`fault ${number}`, new Error('no'))
    expect(readLog()).toHaveLength(30)
    expect(readLog()[0]?.what).toBe('fault 40')
  })

  it('starts empty if the stored value is invalid', () => {
    localStorage.setItem('admin:log', '{nonsense')
    expect(readLog()).toEqual([])
    writeLog('a fault', 'no error at all')
    expect(readLog()).toMatchObject([{ what: 'a fault', error: 'string' }])
  })
})
