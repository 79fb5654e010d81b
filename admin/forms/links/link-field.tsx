/**
 * Where a link leads: typed as an address, or found among the documents of the site. What is found is followed: the link
 * stays right when the document gets another address, and says so where visitors cannot see it.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { readDocumentHref } from '@cyanotype/content/model/index.ts'
import type { ComboboxOption, FieldText } from '@cyanotype/ui/index.ts'
import { Combobox } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { findDocuments } from './find-documents.ts'
import './links.css'
import { LinkNote } from './link-note.tsx'
import { targetQuery } from './link-target.ts'
import { addressTyped } from './parse-url-input.ts'
import { nameOfTarget } from './target-label.ts'

interface LinkFieldProps extends FieldText {
  readonly value: string
  readonly onChange: (href: string) => void
  readonly id?: string | undefined
  /** The language of the text in which it stands; that of the interface unless said. */
  readonly locale?: Locale | undefined
  readonly readOnly?: boolean | undefined
  readonly required?: boolean | undefined
}

export function LinkField({ value, onChange, id, locale, readOnly = false, ...words }: LinkFieldProps) {
  const { i18n, t } = useLingui()
  const { api, locale: spoken } = useAdmin()
  const of = locale ?? spoken
  const { data: target } = useQuery(targetQuery(api, value))
  /** What was chosen is called as it was in the list until it is read. */
  const [chosen, setChosen] = useState<ComboboxOption>()
  const ask = useCallback((query: string) => findDocuments({ api, i18n, locale: of }, query), [api, i18n, of])
  const isFollowing = readDocumentHref(value) !== undefined
  const nameOf = () => {
    if (target) return nameOfTarget(i18n, target, of)
    if (target === null) return t`A document that is gone`
    return chosen?.value === value ? chosen.label : '…'
  }
  return (
    <div className="link-field">
      <Combobox
        {...words}
        id={id}
        options={ask}
        value={value === '' ? null : { value, label: isFollowing ? nameOf() : value }}
        readOnly={readOnly}
        placeholder={readOnly ? undefined : t`Page or address`}
        readTyped={(typed) => {
          const address = addressTyped(typed)
          return address === undefined ? undefined : { value: address, label: address }
        }}
        onValueChange={(option) => {
          setChosen(option ?? undefined)
          onChange(option?.value ?? '')
        }}
      />
      {isFollowing ? <LinkNote target={target} locale={of} /> : null}
    </div>
  )
}
