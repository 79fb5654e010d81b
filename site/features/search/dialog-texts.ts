/**
 * Messages of the search dialog in the language of the page: the browser has no catalogue, so the form
 * contains them.
 */
import { searchKinds } from '@cyanotype/content/contracts/dynamic-page.ts'
import { useLingui } from '@lingui/react/macro'
import { kindLabels } from './kinds.tsx'

export interface DialogTexts {
  /** By type of document. Any other result is a page. */
  readonly groups: Readonly<Record<string, string>>
  readonly otherGroup: string
  readonly recent: string
  readonly clear: string
  readonly all: string
}

export function useDialogTexts(): { readonly 'data-texts': string } {
  const { t, i18n } = useLingui()
  const texts: DialogTexts = {
    groups: Object.fromEntries(searchKinds.map((kind) => [kind, i18n._(kindLabels[kind])])),
    otherGroup: t`Pages`,
    recent: t`Recent searches`,
    clear: t`Clear`,
    all: t`All results`,
  }
  return { 'data-texts': JSON.stringify(texts) }
}
