/** Starts the admin in a browser. */
import { readLocale } from '@cyanotype/content/model/locales.ts'
import { createRoot } from 'react-dom/client'
import { applyTheme, readTheme } from './layout/theme.ts'
import { reloadOnMissingCode } from './missing-code.ts'
import { start } from './start.tsx'

document.documentElement.lang = readLocale(location.pathname).locale
applyTheme(readTheme(localStorage))
reloadOnMissingCode(window)

const place = document.getElementById('admin')
if (place === null) throw new Error('index.html has no element "admin".')
void start(createRoot(place))
