/** Document form: generated from the content model, with the text in the middle and settings at the side. */
import type { DocumentType, Fields, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, publicationDateOf, shared } from '@cyanotype/content/model/index.ts'
import { Accordion, AccordionItem } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { FormProvider } from '../forms/form-context.ts'
import { SitePreview } from '../forms/seo/seo-preview.tsx'
import { languageName } from '../i18n/formats.tsx'
import type { DocumentEditorState } from './editor-props.ts'
import { suggestionsFor } from './fields/field-menu.tsx'
import { FormField } from './fields/form-field.tsx'
import { PublishChecks, useFindings } from './fields/publish-checks.tsx'
import { StaleTranslation } from './outdated-translation.tsx'

interface DocumentFormProps extends DocumentEditorState {
  readonly isAllowed: (layer: Layer) => boolean
}

export function DocumentForm({ isAllowed, ...editor }: DocumentFormProps) {
  const { i18n, t } = useLingui()
  const { type, locale } = editor
  const { text, address, folded } = partsOf(fieldsOf(type, locale))
  const ofLanguage = { ...editor, layer: locale, readOnly: !isAllowed(locale) }
  const common = { ...editor, layer: shared, readOnly: !isAllowed(shared) } as const
  const sharedParts = partsOf(fieldsOf(type, shared))
  const sharedFields = { ...sharedParts.text, ...sharedParts.address }
  // A redirect has only shared fields, so they are shown as the text.
  const speaks = Object.keys(fieldsOf(type, locale)).length > 0
  const { editing } = editor
  const form = useMemo(() => ({ type, locale, editing }), [type, locale, editing])
  return (
    <FormProvider value={form}>
      <div className="document-form">
        <section
          className="document-text"
          aria-label={speaks ? languageName(locale, i18n.locale) : i18n._(type.labelOne)}
        >
          <StaleTranslation {...editor} isAllowed={isAllowed(locale)} />
          <LayerFields key={locale} {...ofLanguage} fields={text} />
          {speaks ? null : <LayerFields {...common} fields={sharedFields} />}
          <SitePreview />
        </section>
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
                <LayerFields {...(name in folded ? ofLanguage : common)} fields={{ [name]: field }} />
              </AccordionItem>
            ))}
          </Accordion>
        </aside>
      </div>
    </FormProvider>
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

interface LayerFieldsProps extends Pick<DocumentEditorState, 'type' | 'locale' | 'editing' | 'state'> {
  readonly layer: Layer
  readonly fields: Fields
  readonly readOnly: boolean
}

const none: readonly never[] = []

function LayerFields({ type, locale, editing, state, layer, fields, readOnly }: LayerFieldsProps) {
  const { data, base } = state.edits[layer]
  const dateOfPage = publicationDateOf(type)
  const firstPublishedAt = state.document?.layers[locale].firstPublishedAt ?? undefined
  const findings = useFindings({ type, document: state.document })
  return Object.entries(fields).map(([name, field]) => {
    const problems = state.problems.filter(({ path }) => path[0] === layer && path[1] === name)
    return (
      <FormField
        key={name}
        name={name}
        field={field}
        layer={layer}
        value={data[name]}
        saved={base[name]}
        siblings={siblingsOf(type, name, data)}
        problems={problems.length === 0 ? none : problems}
        findings={findings?.get(`${layer}.${name}`) ?? (findings && none)}
        suggestions={readOnly ? '' : suggestionsFor(state, layer, name, field)}
        isTitle={name === type.title && layer !== shared}
        placeholder={name === dateOfPage ? firstPublishedAt : undefined}
        readOnly={readOnly}
        type={type}
        editing={editing}
      />
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
