/**
 * Sign-in page: small, so that it loads fast. While the user types, the rest of the admin loads, and replaces
 * the form after sign-in.
 */
import { readInterfaceLocale } from '@cyanotype/content/model/locales.ts'
import { StrictMode } from 'react'
import { openPageRoot } from './page-root.ts'
import { createSignInApp } from './sign-in/sign-in-app.tsx'
import './sign-in/sign-in.css'

const { locale } = readInterfaceLocale(location.pathname)
const root = openPageRoot('sign-in')
const rest = () => import('./mount.tsx')

const app = await createSignInApp({
  fetch: (...requested) => fetch(...requested),
  locale,
  path: location.href.slice(location.origin.length),
  async enter(href) {
    // Another language is another page.
    if (readInterfaceLocale(href).locale !== locale) return location.assign(href)
    history.replaceState(null, '', href)
    const admin = await rest().catch(() => undefined)
    // The user is signed in: code that did not load comes with the page.
    if (admin === undefined) return location.reload()
    await admin.start(root)
  },
})
root.render(<StrictMode>{app}</StrictMode>)
// A user who types is about to sign in.
addEventListener('input', () => void rest().catch(() => undefined), { once: true })
