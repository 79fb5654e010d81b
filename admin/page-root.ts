/** Shared start of both admin pages: the theme, the reload for missing code, and the React root. */
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { reloadOnMissingCode } from './lazy/reload-on-missing-code.ts'
import { applyTheme, readTheme } from './session/theme.ts'

export function openPageRoot(id: string): Root {
  applyTheme(readTheme(localStorage))
  reloadOnMissingCode(window)
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no element "${id}".`)
  return createRoot(element)
}
