/** What an import would change in each document, and what it leaves out and why. */
import { Disclosure } from '@cyanotype/ui/index.ts'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { languageName } from '../../i18n/formats.tsx'
import { typeCalled } from '../../links/index.ts'
import type { XliffReport } from './import-dialog.tsx'

type DocumentReport = XliffReport['documents'][number]

const documentReasons = {
  'unknown-document': msg`This site does not have this document.`,
  'not-allowed': msg`Your role does not allow you to edit this document in this language.`,
  'no-translation': msg`This language is the source of the document, or nothing is written in the source.`,
  repeated: msg`The file contains this document twice.`,
} as const satisfies Record<NonNullable<DocumentReport['reason']>, unknown>

const textReasons = {
  'unknown-unit': msg`The document has no such text.`,
  'source-changed': msg`The source was changed after the export. Export it again.`,
  'translation-changed': msg`The translation was changed after the export.`,
  codes: msg`Markup is missing or was added. Ask the agency to keep all tags.`,
  incomplete: msg`Only a part is translated.`,
  invalid: msg`The text is too long or does not fit here.`,
} as const satisfies Record<DocumentReport['skipped'][number]['reason'], unknown>

export function ImportReport({ report }: { readonly report: XliffReport }) {
  const { i18n } = useLingui()
  const { documents, locale } = report
  const texts = documents.reduce((sum, { changes, confirmed }) => sum + changes.length + confirmed, 0)
  const skipped = documents.reduce((sum, one) => sum + one.skipped.length + (one.reason === null ? 0 : 1), 0)
  const language = languageName(locale, i18n.locale)
  return (
    <section className="xliff-report" aria-live="polite">
      <p className="xliff-summary">
        <strong>{language}</strong>
        {': '}
        <Plural value={texts} _0="Nothing to import." one="# text to import." other="# texts to import." />{' '}
        {skipped > 0 ? <Plural value={skipped} one="# skipped." other="# skipped." /> : null}
      </p>
      {documents
        .filter((one) => one.result !== 'same' || one.skipped.length > 0)
        .map((one) => (
          <DocumentChanges
            key={`${one.type}/${one.id}/${one.title}/${one.reason}`}
            report={one}
            language={locale}
          />
        ))}
    </section>
  )
}

interface DocumentChangesProps {
  readonly report: DocumentReport
  readonly language: string
}

function DocumentChanges({ report, language }: DocumentChangesProps) {
  const { i18n } = useLingui()
  const { reason, changes, confirmed, skipped } = report
  const called = typeCalled(report.type)
  const title = called?.kind === 'single' ? i18n._(called.label) : report.title
  if (reason !== null) {
    return (
      <p className="xliff-skipped">
        <strong>{title}</strong> {i18n._(documentReasons[reason])}
      </p>
    )
  }
  return (
    <Disclosure
      open={skipped.length > 0}
      title={
        <>
          {title} (<Plural value={changes.length + confirmed} one="# text" other="# texts" />)
        </>
      }
    >
      <ul className="xliff-changes">
        {changes.map(({ field, before, after, replaces }) => (
          <li key={`${field} ${after}`}>
            <FieldLabel report={report} field={field} />
            {before === '' ? null : <del lang={language}>{before}</del>}
            <ins lang={language} dir="auto">
              {after}
            </ins>
            {replaces ? (
              <span className="xliff-reason">{i18n._(textReasons['translation-changed'])}</span>
            ) : null}
          </li>
        ))}
        {confirmed > 0 ? (
          <li>
            <Plural
              value={confirmed}
              one="# text is marked as up to date."
              other="# texts are marked as up to date."
            />
          </li>
        ) : null}
        {skipped.map(({ field, reason: why, text }) => (
          <li key={`${field} ${why} ${text}`} className="xliff-skipped">
            <FieldLabel report={report} field={field} />
            <span lang={language} dir="auto">
              {text}
            </span>
            <span className="xliff-reason">
              <Trans>Skipped:</Trans> {i18n._(textReasons[why])}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

interface FieldLabelProps {
  readonly report: DocumentReport
  readonly field: string
}

function FieldLabel({ report: { type }, field }: FieldLabelProps) {
  const { i18n } = useLingui()
  const [name = ''] = field.split('.')
  const label = typeCalled(type)?.fields[name]?.label
  return <span className="xliff-field">{label === undefined ? field : i18n._(label)}</span>
}
