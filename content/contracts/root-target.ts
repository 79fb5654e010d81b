/** The target of `/`, which the settings may redirect to another page. */
import type { HiddenSections } from '../model/index.ts'
import { isPathOn, readLocale } from '../model/index.ts'

interface RootSettings {
  readonly hiddenSections: HiddenSections
  readonly rootTarget: string
}

/** `/` if it is a page itself. */
export function rootTargetOf(settings: RootSettings | undefined): string {
  const target = ownPath(settings?.rootTarget) ?? '/'
  return isPathOn(settings?.hiddenSections ?? [], readLocale(target).path) ? target : '/'
}

/** Accepts only paths of this site. Published values were validated, and are checked again here. */
export function ownPath(target: string | undefined): string | undefined {
  return target !== undefined && /^\/(?![/\\])[^\\\s\p{Cc}?#]*$/u.test(decoded(target)) ? target : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
