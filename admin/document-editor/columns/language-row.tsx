/** A field of the edited language with the same field of the others beside it. */
import { isKind, isSiteLocale } from '@cyanotype/content/model/index.ts'
import { LocaleRow } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import type { BesideText, MachineBeside, TextBeside } from '../../rich-text/index.ts'
import { TextComparison } from '../comparison/text-comparison.tsx'
import type { FormFieldProps } from '../fields/form-field.tsx'
import { FormField } from '../fields/form-field.tsx'
import { isReadable, LanguageCell } from './language-cell.tsx'
import type { LanguageColumn } from './use-language-columns.ts'
import type { MachineTranslation } from './use-machine-translation.ts'

/** Marks a field as up to date, or one passage of it. */
export type Mark = (field: string, passage?: string) => void

interface LanguageRowProps extends FormFieldProps {
  readonly others: readonly LanguageColumn[]
  /** `undefined` when the user may not. */
  readonly onMark: Mark | undefined
  readonly machine: MachineTranslation | undefined
}

export function LanguageRow({ others, onMark, machine, ...props }: LanguageRowProps) {
  const { i18n } = useLingui()
  const { field, layer, name } = props
  const beside = useBeside({ name, label: i18n._(field.label), others, onMark, machine })
  if (isKind(field, 'mdx')) return <FormField {...props} beside={beside} />
  const cells = isReadable(field)
    ? others.map((column, index) => [
        column.locale,
        <LanguageCell key={column.locale} {...{ ...props, column, onMark, machine }} isFirst={index === 0} />,
      ])
    : []
  return <LocaleRow cells={{ ...Object.fromEntries(cells), [layer]: <FormField {...props} /> }} />
}

interface BesideOptions extends Pick<LanguageRowProps, 'name' | 'others' | 'onMark' | 'machine'> {
  readonly label: string
}

/** The rich text shows the other languages itself, block by block. */
function useBeside({ name, label, others, onMark, machine }: BesideOptions): TextBeside | undefined {
  const renderChange = useCallback<TextBeside['renderChange']>(
    (before, after, locale) =>
      isSiteLocale(locale) ? (
        <TextComparison label={label} language={locale} layout="within" before={before} after={after} />
      ) : null,
    [label],
  )
  return useMemo(() => {
    if (others.length === 0) return undefined
    const texts = others.map(({ locale, data, translation, saved }): BesideText => {
      const compared = translation?.fields.find(({ field }) => field === name)
      const pairs = saved?.translation.fields.find(({ field }) => field === name)?.counterparts
      return {
        locale,
        value: String(data[name] ?? ''),
        changes: compared?.state === 'outdated' ? compared.changes : [],
        saved: pairs
          ? { pairs, source: String(saved?.source[name] ?? ''), translation: String(saved?.own[name] ?? '') }
          : undefined,
      }
    })
    return {
      texts,
      onMark: onMark && ((passage) => onMark(name, passage)),
      machine: machine && machineBeside(machine, name),
      renderChange,
    }
  }, [others, name, onMark, machine, renderChange])
}

function machineBeside(
  { service, texts, translate, confirm }: MachineTranslation,
  name: string,
): MachineBeside {
  const own = texts.filter(({ field }) => field === name)
  return {
    service,
    texts: own,
    async translate(source, blocks) {
      const value = await translate(source, name, blocks)
      return value === undefined ? undefined : String(value)
    },
    confirm: (passage) => confirm(own.filter((one) => one.passage === passage)),
  }
}
