/** Starts the admin in a browser. */
import { readLocale } from '@cyanotype/content/model/index.ts'
import '@cyanotype/ui/icons/all.ts'
import { createBrowserHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './admin.css'
import { openAdmin } from './app.tsx'
import { applyTheme, readTheme } from './layout/theme.ts'
import { reloadOnMissingCode } from './missing-code.ts'

const { locale } = readLocale(location.pathname)
document.documentElement.lang = locale
applyTheme(readTheme(localStorage))
reloadOnMissingCode(window)

const root = document.getElementById('admin')
if (root === null) throw new Error('index.html has no element "admin".')
const admin = await openAdmin({
  fetch: (...asked) => fetch(...asked),
  storage: localStorage,
  locale,
  history: createBrowserHistory(),
})
createRoot(root).render(<StrictMode>{admin}</StrictMode>)
