/** Renders the admin into an element of the page, at the current URL. */
import { readLocale } from '@cyanotype/content/model/locales.ts'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { openAdmin } from './app.tsx'
import './admin.css'
import { sendByRequest } from './media/uploads/send-form.ts'
import { createBrowserHistory } from './router/history.ts'

export async function start(root: Root): Promise<void> {
  const { locale } = readLocale(location.pathname)
  const admin = await openAdmin({
    fetch: (...requested) => fetch(...requested),
    send: sendByRequest,
    storage: localStorage,
    locale,
    history: createBrowserHistory(),
  })
  root.render(<StrictMode>{admin}</StrictMode>)
}
