/** Editor of the settings: one document, of which each page shows some fields. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, may, model, shared } from '@cyanotype/content/model/index.ts'
import { Accordion, AccordionItem, Disclosure, Heading, Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../app-context/app-context.tsx'
import { AdminLink, useAddress } from '../../components/admin-link.tsx'
import { useNarrow } from '../../components/use-narrow.ts'
import { ConflictScreen } from '../../document-editor/conflict/conflict-screen.tsx'
import { EditorHeader } from '../../document-editor/editor-header.tsx'
import { EditorNotices } from '../../document-editor/editor-notices.tsx'
import { LeavePrompt } from '../../document-editor/local-drafts/leave-prompt.tsx'
import { LanguageTabs } from '../../document-editor/locale-tabs.tsx'
import type { DocumentResponse } from '../../document-editor/saving/publishing.ts'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import { useEditing } from '../../document-editor/use-document-editing.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { AppearancePage } from './appearance-page.tsx'
import { ContentFallbacks, LanguageForOthers } from './content-fallbacks.tsx'
import { LanguagesPage } from './languages-page.tsx'
import { SectionsPage } from './sections-page.tsx'
import type { SettingFieldProps } from './setting-field.tsx'
import { SettingField } from './setting-field.tsx'
import type { FieldGroup, FieldsPage, SettingsPage, SettingsPageName } from './settings-pages.ts'
import {
  hasScreen,
  pageNames,
  pageOfField,
  permissions,
  settingsPages,
  settingsTitle,
} from './settings-pages.ts'

const TextsPage = lazyComponent(async () => (await import('./texts-page.tsx')).TextsPage)

interface SettingsFormProps {
  readonly document: DocumentResponse
  readonly locale: Locale
  readonly others: ReadonlySet<string>
  readonly page: FieldsPage
}

const type = model.settings
const nothing = () => {}

export function SettingsForm({ document, locale, others, page }: SettingsFormProps) {
  const { i18n } = useLingui()
  const session = useSession()
  const [editing, state] = useEditing({ type, document, locale, others, onCreated: nothing })
  const editor = { type, editing, state, locale }
  const isAllowed = (layer: Layer) => session !== null && may(session, 'documents.edit', { type, layer })
  const { conflict, isDeciding } = state
  useScrollToProblem(state, page)

  const localized = Object.keys(fieldsOf(type, locale))
  const { fields, groups }: SettingsPage = settingsPages[page]
  const isInLanguages = fields.some((name) => localized.includes(name))
  const fieldProps = (name: string) => {
    const layer: Layer = localized.includes(name) ? locale : shared
    return { name, layer, state, readOnly: !isAllowed(layer), onChange: editing.change }
  }
  const draw = (name: string) => (
    <SettingField key={`${locale}-${name}`} {...fieldProps(name)} isInGroup={groups !== undefined} />
  )
  if (conflict && isDeciding) {
    return (
      <>
        <EditorHeader {...editor} windowTitle={settingsTitle(i18n, page)} />
        <ConflictScreen
          key={`${conflict.layer}-${conflict.version}`}
          type={type}
          conflict={conflict}
          decisions={editing.decisions}
          onResolve={editing.resolveConflict}
          onPostpone={editing.postpone}
        />
      </>
    )
  }
  return (
    <>
      <EditorHeader {...editor} windowTitle={settingsTitle(i18n, page)} />
      <div className="settings">
        <PageList at={page} language={locale} />
        <section
          className="settings-fields"
          id="settings-place"
          aria-label={i18n._(settingsPages[page].label)}
        >
          <EditorNotices {...editor} />
          <Heading level={2} className="settings-heading">
            {i18n._(settingsPages[page].label)}
          </Heading>
          {isAllowed(shared) ? null : <ReadOnlyNotice />}
          {isInLanguages ? <LanguageTabs state={state} locale={locale} /> : null}
          <OwnControls page={page} fieldProps={fieldProps} />
          <PageFields key={page} page={settingsPages[page]} draw={draw} />
        </section>
      </div>
      <LeavePrompt editing={editing} />
    </>
  )
}

interface OwnControlsProps {
  readonly page: FieldsPage
  readonly fieldProps: (name: string) => SettingFieldProps
}

/** The settings of a page that have their own controls. */
function OwnControls({ page, fieldProps }: OwnControlsProps) {
  if (page === 'texts') return <TextsPage {...fieldProps('texts')} />
  if (page === 'appearance') return <AppearancePage {...fieldProps('color')} />
  if (page === 'languages') {
    const languages = {
      languages: fieldProps('languages'),
      first: fieldProps('defaultLanguage'),
      hidden: fieldProps('hiddenLanguages'),
    }
    return (
      <>
        <LanguagesPage {...languages} />
        <ContentFallbacks {...languages} fallbacks={fieldProps('contentFallbacks')} />
        <LanguageForOthers {...languages} field={fieldProps('fallbackLanguage')} />
      </>
    )
  }
  if (page !== 'sections') return null
  return <SectionsPage hidden={fieldProps('hiddenSections')} showcase={fieldProps('showcaseSections')} />
}

interface PageListProps {
  readonly at: SettingsPageName
  readonly language?: string | undefined
}

/** Pages of the settings: beside the open one, and collapsed above it on narrow screens. */
export function PageList(props: PageListProps) {
  const { t } = useLingui()
  const isNarrow = useNarrow()
  return (
    <nav className="settings-pages" aria-label={t`Settings sections`}>
      {isNarrow ? <CollapsedPages {...props} /> : <PageLinks {...props} />}
    </nav>
  )
}

/** Closes when another page opens, so that the page is in view. */
function CollapsedPages(props: PageListProps) {
  const { t } = useLingui()
  const details = useRef<HTMLDetailsElement>(null)
  const { at } = props
  const [openAt, setOpenAt] = useState<SettingsPageName>()
  useEffect(() => {
    const { current: list } = details
    if (openAt === undefined || openAt === at || list === null) return
    // The link that had the focus is hidden.
    if (list.contains(document.activeElement)) list.querySelector('summary')?.focus()
  }, [at, openAt])
  return (
    <Disclosure
      ref={details}
      title={t`All settings`}
      open={openAt === at}
      onToggle={({ currentTarget }) => setOpenAt(currentTarget.open ? at : undefined)}
    >
      <PageLinks {...props} />
    </Disclosure>
  )
}

/** Pages without permission are left out. */
function PageLinks({ at, language }: PageListProps) {
  const { i18n } = useLingui()
  const session = useSession()
  if (session === null) return null
  const open = pageNames.filter((name) => !hasScreen(name) || may(session, permissions[name]))
  const addressOf = (place: SettingsPageName) => {
    const query = new URLSearchParams({ place, ...(language === undefined ? {} : { language }) })
    return `/admin/settings?${query}`
  }
  return (
    <ul className="plain-list">
      {open.map((name) => (
        <li key={name}>
          <AdminLink
            to={addressOf(name)}
            variant="quiet"
            className="settings-page-link"
            aria-current={name === at ? 'page' : undefined}
          >
            <Icon name={settingsPages[name].icon} />
            {i18n._(settingsPages[name].label)}
          </AdminLink>
        </li>
      ))}
      {may(session, 'documents.read', { type: model.redirects }) ? (
        <li>
          <AdminLink to="/admin/redirects" variant="quiet" className="settings-page-link">
            <Icon name="share" />
            {i18n._(model.redirects.label)}
          </AdminLink>
        </li>
      ) : null}
    </ul>
  )
}

interface PageFieldsProps {
  readonly page: SettingsPage
  /** Draws a setting by its name. */
  readonly draw: (name: string) => ReactNode
}

/** Settings with their own controls. */
const drawnApart = [
  'color',
  'fonts',
  'corners',
  'spacing',
  'languages',
  'defaultLanguage',
  'hiddenLanguages',
  'contentFallbacks',
  'fallbackLanguage',
  'hiddenSections',
  'showcaseSections',
  'texts',
]

const groupKey = ({ fields }: FieldGroup) => fields.join(' ')

/** The settings of a page that are drawn from the model. Groups about different things fold, and are open at first. */
function PageFields({ page, draw }: PageFieldsProps) {
  const { i18n } = useLingui()
  const { fields, groups } = page
  if (!groups) return fields.filter((name) => !drawnApart.includes(name)).map(draw)
  return (
    <Accordion defaultOpen={groups.map(groupKey)} className="field-groups">
      {groups.map((group) => (
        <AccordionItem key={groupKey(group)} value={groupKey(group)} title={i18n._(group.title)}>
          {group.fields.map(draw)}
        </AccordionItem>
      ))}
    </Accordion>
  )
}

function ReadOnlyNotice() {
  return (
    <p className="settings-note">
      <Trans>Only administrators can change settings.</Trans>
    </p>
  )
}

/** A problem that prevents publishing may be on another page: opens that page. */
function useScrollToProblem({ problems }: EditingState, place: SettingsPageName): void {
  const router = useRouter()
  const here = useAddress('/admin/settings')
  const go = useEffectEvent(() => {
    const problemPages = problems.flatMap(({ path }) => pageOfField(String(path[1])) ?? [])
    const [first] = problemPages
    if (first === undefined || problemPages.includes(place)) return
    void router.navigate({ href: `${here}?place=${first}`, replace: true, ignoreBlocker: true })
  })
  useEffect(() => {
    if (problems.length > 0) go()
  }, [problems])
}
