/** A field of the edited language with the same field of the others beside it. */
import { isKind, isLocale } from '@cyanotype/content/model/index.ts'
import { LocaleRow } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import type { BesideText, TextBeside } from '../../rich-text/index.ts'
import { TextComparison } from '../comparison/text-comparison.tsx'
import type { FormFieldProps } from '../fields/form-field.tsx'
import { FormField } from '../fields/form-field.tsx'
import { isReadable, LanguageCell } from './language-cell.tsx'
import type { LanguageColumn } from './use-language-columns.ts'

/** Marks a field as up to date, or one passage of it. */
export type Mark = (field: string, passage?: string) => void

interface LanguageRowProps extends FormFieldProps {
  readonly others: readonly LanguageColumn[]
  /** `undefined` when the user may not. */
  readonly onMark: Mark | undefined
}

export function LanguageRow({ others, onMark, ...props }: LanguageRowProps) {
  const { i18n } = useLingui()
  const { field, layer, name } = props
  const beside = useBeside({ name, label: i18n._(field.label), others, onMark })
  if (isKind(field, 'mdx')) return <FormField {...props} beside={beside} />
  const cells = isReadable(field)
    ? others.map((column) => [
        column.locale,
        <LanguageCell key={column.locale} {...props} column={column} onMark={onMark} />,
      ])
    : []
  return <LocaleRow cells={{ ...Object.fromEntries(cells), [layer]: <FormField {...props} /> }} />
}

interface BesideOptions extends Pick<LanguageRowProps, 'name' | 'others' | 'onMark'> {
  readonly label: string
}

/** The rich text shows the other languages itself, block by block. */
function useBeside({ name, label, others, onMark }: BesideOptions): TextBeside | undefined {
  const renderChange = useCallback<TextBeside['renderChange']>(
    (before, after, locale) =>
      isLocale(locale) ? (
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
    return { texts, onMark: onMark && ((passage) => onMark(name, passage)), renderChange }
  }, [others, name, onMark, renderChange])
}
