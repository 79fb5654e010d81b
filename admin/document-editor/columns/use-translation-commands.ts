/** Commands for the block or field with the focus: copy it from the source, or mark it as up to date. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Command } from '../../commands/commands.ts'
import { useCommands } from '../../commands/commands.ts'
import { languageName } from '../../i18n/formats.tsx'
import type { Mark } from './language-row.tsx'
import type { LanguageColumns } from './use-language-columns.ts'
import type { MachineTranslation } from './use-machine-translation.ts'

interface TranslationCommands extends LanguageColumns {
  readonly onMark: Mark | undefined
  readonly onMarkAll: (() => void) | undefined
  readonly machine: MachineTranslation | undefined
}

export function useTranslationCommands(commands: TranslationCommands): void {
  const { i18n } = useLingui()
  useCommands(() => translationCommands(i18n, commands))
}

function translationCommands(
  i18n: I18n,
  { others, onMark, onMarkAll, machine }: TranslationCommands,
): readonly Command[] {
  const [first] = others
  if (first === undefined) return []
  const group = i18n._(msg`Translation`)
  const language = languageName(first.locale, i18n.locale)
  const isOutdated = first.translation?.state === 'outdated'
  const copy: Command = {
    ...{ id: 'copy from source', group, icon: 'copy', keys: 'mod+shift+y' },
    label: i18n._(msg`Copy block or field from ${language}`),
    run: () => press('copy'),
  }
  const mark: Command = {
    ...{ id: 'mark block', group, icon: 'check', keys: 'mod+shift+d' },
    label: i18n._(msg`Mark block or field as up to date`),
    run: () => press('mark'),
  }
  const markAll: Command = {
    ...{ id: 'mark all', group, icon: 'check', keys: 'mod+shift+a' },
    label: i18n._(msg`Mark whole translation as up to date`),
    run: () => onMarkAll?.(),
  }
  const translate: Command = {
    ...{ id: 'translate block', group, icon: 'languages', keys: 'mod+shift+g' },
    label: i18n._(msg`Translate block or field by machine`),
    run: () => press('translate'),
  }
  const confirm: Command = {
    ...{ id: 'confirm block', group, icon: 'check', keys: 'mod+shift+f' },
    label: i18n._(msg`Confirm machine translation of block or field`),
    run: () => press('confirm'),
  }
  const byMachine = [
    ...(machine?.service === undefined ? [] : [translate]),
    ...(machine === undefined || machine.texts.length === 0 ? [] : [confirm]),
  ]
  return [
    copy,
    ...byMachine,
    ...(isOutdated && onMark ? [mark] : []),
    ...(isOutdated && onMarkAll ? [markAll] : []),
  ]
}

/**
 * Presses the button of the block with the caret or of the field with the focus. From elsewhere, moves the focus
 * to the first such button, so that nothing is changed out of sight.
 */
function press(action: 'copy' | 'mark' | 'translate' | 'confirm'): void {
  const button = `[data-${action}]`
  const row = document.activeElement?.closest('.writing-columns, .locale-row')
  const here = row?.querySelector<HTMLElement>(
    row.matches('.writing-columns') ? `[data-current] ${button}` : button,
  )
  here?.click()
  if (row) return
  const first = document.querySelector<HTMLElement>(`.document-text ${button}`)
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}
