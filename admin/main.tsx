/**
 * Starts the admin in a browser, on its own page: it is one file with what stands around a screen, which the door fetches as
 * well, for a place of its own.
 */
import { createRoot } from 'react-dom/client'
import { applyTheme, readTheme } from './layout/theme.ts'
import { reloadOnMissingCode } from './missing-code.ts'
import { start } from './start.tsx'

const place = document.getElementById('admin')
if (place !== null) {
  applyTheme(readTheme(localStorage))
  reloadOnMissingCode(window)
  void start(createRoot(place))
}
