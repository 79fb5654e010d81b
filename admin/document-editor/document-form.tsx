/** Document form: generated from the content model, with the text in the middle and settings at the side. */
import type { DocumentType, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, publicationDateOf, shared } from '@cyanotype/content/model/index.ts'
import type { LocaleColumn } from '@cyanotype/ui/index.ts'
import { Accordion, AccordionItem, LocaleColumns } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { FormProvider } from '../forms/form-context.ts'
import { SitePreview } from '../forms/seo/seo-preview.tsx'
import { languageName } from '../i18n/formats.tsx'
import { useColumnHeadings } from './columns/column-heading.tsx'
import type { Mark } from './columns/language-row.tsx'
import { LanguageRow } from './columns/language-row.tsx'
import { MachineNotice } from './columns/machine-notice.tsx'
import type { LanguageColumns } from './columns/use-language-columns.ts'
import type { MachineTranslation } from './columns/use-machine-translation.ts'
import { useMachineTranslation } from './columns/use-machine-translation.ts'
import { useMarks } from './columns/use-marks.ts'
import { useTranslationCommands } from './columns/use-translation-commands.ts'
import type { DocumentEditorState } from './editor-props.ts'
import { suggestionsFor } from './fields/field-menu.tsx'
import { FormField } from './fields/form-field.tsx'
import { PublishChecks, useFindings } from './fields/publish-checks.tsx'
import { StaleTranslation } from './outdated-translation.tsx'

interface DocumentFormProps extends DocumentEditorState {
  readonly isAllowed: (layer: Layer) => boolean
  readonly columns: LanguageColumns
}

export function DocumentForm({ isAllowed, columns, ...editor }: DocumentFormProps) {
  const { i18n } = useLingui()
  const { type, locale, editing } = editor
  const { text } = partsOf(fieldsOf(type, locale))
  const marks = useMarks(editor, columns, isAllowed(locale))
  const machine = useMachineTranslation(editor, isAllowed(locale))
  useTranslationCommands({ ...columns, ...marks, machine })
  const beside: BesideFields = {
    others: columns.others,
    onMark: marks.onMark,
    machine,
    headings: useColumnHeadings(editor, columns),
    source: columns.source,
  }
  const ofLanguage = { ...editor, layer: locale, readOnly: !isAllowed(locale) }
  const common = { ...editor, layer: shared, readOnly: !isAllowed(shared) } as const
  const { text: sharedText, address: sharedAddress } = partsOf(fieldsOf(type, shared))
  // A redirect has only shared fields, so they are shown as the text.
  const speaks = Object.keys(fieldsOf(type, locale)).length > 0
  const form = useMemo(() => ({ type, locale, editing }), [type, locale, editing])
  return (
    <FormProvider value={form}>
      <div className="document-form" data-columns={beside.headings.length}>
        <section
          className="document-text"
          aria-label={speaks ? languageName(locale, i18n.locale) : i18n._(type.labelOne)}
        >
          <StaleTranslation {...editor} isAllowed={isAllowed(locale)} />
          {machine === undefined ? null : <MachineNotice {...{ ...editor, machine, columns }} />}
          {speaks ? (
            <LanguageFields key={locale} {...ofLanguage} beside={beside} fields={text} />
          ) : (
            <LayerFields {...common} fields={{ ...sharedText, ...sharedAddress }} />
          )}
          <SitePreview />
        </section>
        <DocumentSide {...editor} {...{ ofLanguage, common, beside }} />
      </div>
    </FormProvider>
  )
}

interface DocumentSideProps extends DocumentEditorState {
  readonly ofLanguage: Omit<LayerFieldsProps, 'fields'>
  readonly common: Omit<LayerFieldsProps, 'fields'>
  readonly beside: BesideFields
}

function DocumentSide({ ofLanguage, common, beside, ...editor }: DocumentSideProps) {
  const { i18n, t } = useLingui()
  const { type, locale } = editor
  const { address, folded } = partsOf(fieldsOf(type, locale))
  const sharedParts = partsOf(fieldsOf(type, shared))
  const sharedFields = { ...sharedParts.text, ...sharedParts.address }
  const speaks = Object.keys(fieldsOf(type, locale)).length > 0
  return (
    <aside className="document-side" aria-label={t`Document settings`}>
      <PublishChecks {...editor} />
      <LayerFields key={locale} {...ofLanguage} fields={address} />
      <Accordion defaultOpen={[shared]} className="field-groups">
        {speaks && Object.keys(sharedFields).length > 0 ? (
          <AccordionItem value={shared} level={2} title={<Trans>All languages</Trans>}>
            <LayerFields {...common} fields={sharedFields} />
          </AccordionItem>
        ) : null}
        {Object.entries({ ...folded, ...sharedParts.folded }).map(([name, field]) => (
          <AccordionItem key={`${locale}-${name}`} value={name} level={2} title={i18n._(field.label)}>
            {name in folded ? (
              <LanguageFields {...ofLanguage} beside={beside} fields={{ [name]: field }} />
            ) : (
              <LayerFields {...common} fields={{ [name]: field }} />
            )}
          </AccordionItem>
        ))}
      </Accordion>
    </aside>
  )
}

interface Parts {
  readonly text: Fields
  readonly address: Fields
  /** Fields that are rarely edited, such as those for search engines. */
  readonly folded: Fields
}

function partsOf(fields: Fields): Parts {
  const only = (belongs: (name: string) => boolean): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => belongs(name)))
  const isAddress = (name: string) => fields[name]?.kind === 'slug'
  const isFolded = (name: string) => name === 'seo'
  return {
    text: only((name) => !isAddress(name) && !isFolded(name)),
    address: only(isAddress),
    folded: only(isFolded),
  }
}

interface BesideFields extends Pick<LanguageColumns, 'others' | 'source'> {
  readonly headings: readonly LocaleColumn[]
  readonly onMark: Mark | undefined
  readonly machine: MachineTranslation | undefined
}

/** The fields of the edited language with those of the others beside them. */
function LanguageFields({ beside, ...fields }: LayerFieldsProps & { readonly beside: BesideFields }) {
  const { others, onMark, machine, headings, source } = beside
  return (
    <LocaleColumns columns={headings} source={source}>
      <LayerFields {...fields} beside={{ others, onMark, machine }} />
    </LocaleColumns>
  )
}

interface LayerFieldsProps extends Pick<DocumentEditorState, 'type' | 'locale' | 'editing' | 'state'> {
  readonly layer: Layer
  readonly fields: Fields
  readonly readOnly: boolean
  /** Other languages, for fields of a language. */
  readonly beside?: Pick<BesideFields, 'others' | 'onMark' | 'machine'> | undefined
}

const none: readonly never[] = []

function LayerFields(props: LayerFieldsProps) {
  const { type, editing, state, layer, fields, readOnly, beside } = props
  const { data, base } = state.edits[layer]
  const dateOfPage = publicationDateOf(type)
  const firstPublishedAt = state.document?.layers[props.locale].firstPublishedAt ?? undefined
  const findings = useFindings({ type, document: state.document })
  return Object.entries(fields).map(([name, field]) => {
    const problems = state.problems.filter(({ path }) => path[0] === layer && path[1] === name)
    const own = {
      ...{ name, field, layer, readOnly, type, editing },
      value: data[name],
      saved: base[name],
      siblings: siblingsOf(type, name, data),
      problems: problems.length === 0 ? none : problems,
      findings: findings?.get(`${layer}.${name}`) ?? (findings && none),
      suggestions: readOnly ? '' : suggestionsFor(state, layer, name, field),
      isTitle: name === type.title && layer !== shared,
      placeholder: name === dateOfPage ? firstPublishedAt : undefined,
    }
    return beside === undefined ? (
      <FormField key={name} {...own} />
    ) : (
      <LanguageRow key={name} {...own} {...beside} />
    )
  })
}

const nothing: LayerData = {}

/**
 * Only a slug depends on other fields. The others get a constant, so that they do not render with each key.
 */
function siblingsOf(type: DocumentType, name: string, data: LayerData): LayerData {
  return type.fields[name]?.kind === 'slug' ? data : nothing
}
