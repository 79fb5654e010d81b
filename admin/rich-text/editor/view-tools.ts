/** View tools: find, outline, source and full screen. */
import type { MenuCheck, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Panel = 'find' | 'outline'

export interface Views {
  readonly panel: Panel | undefined
  readonly isSource: boolean
  readonly isFull: boolean
  readonly setPanel: (panel: Panel | undefined) => void
  readonly setIsSource: (isSource: boolean) => void
  readonly setIsFull: (isFull: boolean) => void
}

export function viewTools(i18n: I18n, views: Views, mod: string): readonly MenuEntry[] {
  const { panel, isSource, isFull, setPanel, setIsSource, setIsFull } = views
  const entry = (
    label: string,
    icon: string,
    checked: boolean,
    onChange: (isOn: boolean) => void,
  ): MenuCheck => ({
    kind: 'check',
    label,
    icon,
    checked,
    onChange,
  })
  const panelEntry = (label: string, icon: string, name: Panel) =>
    entry(label, icon, panel === name, (isOn) => setPanel(isOn ? name : undefined))
  return [
    { ...panelEntry(i18n._(msg`Find and replace`), 'search', 'find'), keys: `${mod}+F` },
    // The source shows its headings itself.
    ...(isSource ? [] : [panelEntry(i18n._(msg`Outline`), 'sidebar', 'outline')]),
    entry(i18n._(msg`Source`), 'document', isSource, setIsSource),
    entry(i18n._(msg`Focus mode`), 'eye', isFull, setIsFull),
  ]
}
