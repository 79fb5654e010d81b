/** Renders the whole admin at a URL against a fake server. */
import { readLocale } from '@cyanotype/content/model/index.ts'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import '../admin.css'
import { openAdmin } from '../app.tsx'
import type { SendForm } from '../media/uploads/send-form.ts'
import { sendByFetch } from '../media/uploads/send-form.ts'
import { createMemoryHistory } from '../router/history.ts'
import type { FakeServer } from './fake-server.ts'
import { forgetToasts } from './forget-toasts.ts'

export interface RenderedAdmin {
  /** The current URL. */
  address(): string
  /** Acts as if the page were closed. */
  close(): void
}

export async function renderAdmin(
  path: string,
  server: FakeServer,
  send: SendForm = sendByFetch(server.fetch),
): Promise<RenderedAdmin> {
  await page.viewport(1280, 900)
  const history = createMemoryHistory(path)
  const { locale } = readLocale(path)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  onTestFinished(async () => {
    close()
    await forgetToasts()
    localStorage.clear()
  })
  root.render(await openAdmin({ fetch: server.fetch, send, storage: localStorage, locale, history }))
  return { address: () => history.location.href, close }
}
