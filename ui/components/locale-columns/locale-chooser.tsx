/** Chooses which languages are visible side by side. */
import type { ReactNode } from 'react'
import { chevronDown, languages } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Popover } from '../popover/popover.tsx'

const messages = { localeColumns: english.localeColumns }

registerIcons({ 'chevron-down': chevronDown, languages })

export interface LocaleChooserProps {
  readonly languages: readonly {
    readonly code: string
    /** The name of the language in that language. */
    readonly name: string
    /** The language tag, if it differs from the code. */
    readonly tag?: string | undefined
    /** Whether it cannot be hidden, such as the language that is edited. */
    readonly isFixed?: boolean | undefined
  }[]
  /** The codes of the visible languages. */
  readonly shown: readonly string[]
  /** Called with the visible languages, in the order of `languages`. */
  readonly onShownChange: (shown: readonly string[]) => void
  /** Explains the choice below the languages. */
  readonly note?: ReactNode
}

export function LocaleChooser({ languages: all, shown, onShownChange, note }: LocaleChooserProps) {
  const { word } = useUi(messages)
  const toggle = (toggled: string) =>
    onShownChange(all.map(({ code }) => code).filter((code) => shown.includes(code) !== (code === toggled)))
  return (
    <Popover
      label={word('localeColumns.show')}
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          variant="ghost"
          color="neutral"
          size="sm"
          icon="languages"
          trailingIcon="chevron-down"
        >
          {word('localeColumns.label')}
        </Button>
      )}
    >
      {all.map(({ code, name, tag = code, isFixed = false }) => (
        <Checkbox
          key={code}
          label={<span lang={tag}>{name}</span>}
          checked={isFixed || shown.includes(code)}
          disabled={isFixed}
          onChange={() => toggle(code)}
        />
      ))}
      {note}
    </Popover>
  )
}
