/** The desk of the settings: one document, of which each place shows some fields. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, may, model, shared } from '@cyanotype/content/model/index.ts'
import { Heading } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../app-context.tsx'
import { ConflictScreen } from '../../document-editor/conflict/conflict-screen.tsx'
import { EditorHeader } from '../../document-editor/editor-header.tsx'
import { Notices } from '../../document-editor/editor-notices.tsx'
import { LeavingQuestion } from '../../document-editor/local-drafts/leave-prompt.tsx'
import { LanguageTabs } from '../../document-editor/locale-tabs.tsx'
import type { DocumentAnswer } from '../../document-editor/saving/publishing.ts'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import { useEditing } from '../../document-editor/use-document-editing.ts'
import { useRouter } from '../../router/use-router.ts'
import { useAddress } from '../../shell/admin-link.tsx'
import { AppearancePage } from './appearance-page.tsx'
import { HiddenLanguages } from './hidden-languages.tsx'
import { SettingField } from './setting-field.tsx'
import { PageList } from './settings-nav.tsx'
import type { FieldsPage, SettingsPageName } from './settings-pages.ts'
import { pageOfField, settingsPages } from './settings-pages.ts'

interface SettingsFormProps {
  readonly document: DocumentAnswer
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
  const fields: readonly string[] = settingsPages[page].fields
  const isInLanguages = fields.some((name) => localized.includes(name))
  const fieldProps = (name: string) => {
    const layer: Layer = localized.includes(name) ? locale : shared
    return { name, layer, state, readOnly: !isAllowed(layer), onChange: editing.change }
  }
  if (conflict && isDeciding) {
    return (
      <>
        <EditorHeader {...editor} />
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
      <EditorHeader {...editor} />
      <div className="settings">
        <PageList at={page} language={locale} />
        <section
          className="settings-fields"
          id="settings-place"
          aria-label={i18n._(settingsPages[page].label)}
        >
          <Notices {...editor} />
          <Heading level={2} className="settings-heading">
            {i18n._(settingsPages[page].label)}
          </Heading>
          {isAllowed(shared) ? null : <ReadOnlyNotice />}
          {isInLanguages ? <LanguageTabs state={state} locale={locale} /> : null}
          {page === 'appearance' ? <AppearancePage {...fieldProps('color')} /> : null}
          {page === 'languages' ? <HiddenLanguages {...fieldProps('hiddenLanguages')} /> : null}
          {fields
            .filter((name) => name !== 'color' && name !== 'hiddenLanguages')
            .map((name) => (
              <SettingField key={`${locale}-${name}`} {...fieldProps(name)} />
            ))}
        </section>
      </div>
      <LeavingQuestion editing={editing} />
    </>
  )
}

function ReadOnlyNotice() {
  return (
    <p className="settings-note">
      <Trans>Only administrators change settings. You can see how they are.</Trans>
    </p>
  )
}

/** What stands in the way of publishing may stand in another place: one is brought there. */
function useScrollToProblem({ problems }: EditingState, place: SettingsPageName): void {
  const router = useRouter()
  const here = useAddress('/admin/settings')
  const go = useEffectEvent(() => {
    const wanted = problems.flatMap(({ path }) => pageOfField(String(path[1])) ?? [])
    const [first] = wanted
    if (first === undefined || wanted.includes(place)) return
    void router.navigate({ href: `${here}?place=${first}`, replace: true, ignoreBlocker: true })
  })
  useEffect(() => {
    if (problems.length > 0) go()
  }, [problems])
}
