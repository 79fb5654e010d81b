/**
 * Starts the way into the admin, without the admin: those who sign in wait for a small page. While they type, the rest is
 * fetched, and takes the same place once they are in.
 */
import { readLocale } from '@cyanotype/content/model/locales.ts'
import { StrictMode } from 'react'
import { openPageRoot } from '../page-root.ts'
import { createSignInApp } from './sign-in-app.tsx'
import './sign-in.css'

const { locale } = readLocale(location.pathname)
const root = openPageRoot('sign-in')
const rest = () => import('../mount.tsx')

const app = await createSignInApp({
  fetch: (...asked) => fetch(...asked),
  locale,
  path: location.href.slice(location.origin.length),
  async enter(href) {
    // Another language is another page.
    if (readLocale(href).locale !== locale) return location.assign(href)
    history.replaceState(null, '', href)
    const admin = await rest().catch(() => undefined)
    // They are in: what did not come along comes with the page.
    if (admin === undefined) return location.reload()
    await admin.start(root)
  },
})
root.render(<StrictMode>{app}</StrictMode>)
// Whoever types here is about to come in.
addEventListener('input', () => void rest().catch(() => undefined), { once: true })
