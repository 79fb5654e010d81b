/** What both pages of the admin start with: the theme, a reload when code is missing, and the root that React draws into. */
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { reloadOnMissingCode } from './shell/reload-on-missing-code.ts'
import { applyTheme, readTheme } from './shell/theme.ts'

export function openPageRoot(id: string): Root {
  applyTheme(readTheme(localStorage))
  reloadOnMissingCode(window)
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no element "${id}".`)
  return createRoot(element)
}
