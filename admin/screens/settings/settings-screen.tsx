/** Settings screen: the settings as a form, and pages for users, API tokens, e-mail, webhooks, backups and more. */
import { isSiteLocale, may, model } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NotFoundScreen } from '../../components/not-found-screen.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import { documentQuery } from '../../document-editor/document-queries.ts'
import { openTabs } from '../../document-editor/local-drafts/local-draft-owner.ts'
import { useLocation } from '../../router/router-context.tsx'
import { BackupsPage } from '../backups/backups-page.tsx'
import { DemonstrationPage } from '../demonstration/demonstration-page.tsx'
import { ImportPage } from '../import/import-page.tsx'
import { MailPage } from '../mail/mail-page.tsx'
import { PersonalDataPage } from '../personal-data/personal-data-page.tsx'
import { ReviewRulesPage } from '../reviews/review-rules-page.tsx'
import { TokensPage } from '../tokens/tokens-page.tsx'
import { UsersPage } from '../users/users-page.tsx'
import { WebhooksPage } from '../webhooks/webhooks-page.tsx'
import { PageList, SettingsForm } from './settings-editor.tsx'
import type { FieldsPage } from './settings-pages.ts'
import { hasScreen, permissions, readSettingsSearch, settingsTitle } from './settings-pages.ts'
import './settings.css'

interface SettingsScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function SettingsScreen({ search }: SettingsScreenProps) {
  const { i18n } = useLingui()
  const session = useSession()
  const { place, person, webhook, backup } = readSettingsSearch(search)
  if (!hasScreen(place)) return <SettingsDocument page={place} language={search.language} />
  if (session === null || !may(session, permissions[place]))
    return <SettingsDocument page="site" language={search.language} />
  return (
    <>
      <ScreenHeader title={i18n._(model.settings.label)} windowTitle={settingsTitle(i18n, place)} />
      <div className="settings">
        <PageList at={place} />
        <div className="settings-wide">
          {place === 'users' ? <UsersPage person={person} /> : null}
          {place === 'reviews' ? <ReviewRulesPage /> : null}
          {place === 'mail' ? <MailPage /> : null}
          {place === 'tokens' ? <TokensPage /> : null}
          {place === 'personal' ? <PersonalDataPage /> : null}
          {place === 'webhooks' ? <WebhooksPage webhook={webhook} /> : null}
          {place === 'import' ? <ImportPage /> : null}
          {place === 'demonstration' ? <DemonstrationPage /> : null}
          {place === 'backups' ? <BackupsPage backup={backup} /> : null}
        </div>
      </div>
    </>
  )
}

interface SettingsDocumentProps {
  readonly page: FieldsPage
  readonly language: string | undefined
}

/** The settings as a document: loaded once, then edited, autosaved and published like any other. */
function SettingsDocument({ page, language }: SettingsDocumentProps) {
  const { i18n } = useLingui()
  const { api, language: contentLanguage } = useAdmin()
  const { publicHref } = useLocation()
  const others = useQuery({ queryKey: ['open-windows'], queryFn: openTabs, gcTime: 0 })
  const found = useQuery(documentQuery(api, model.settings.name))
  if (found.isError) {
    return (
      <>
        <ScreenHeader title={i18n._(model.settings.label)} />
        <div className="settings-failure">
          <LoadFailure error={found.error} onRetry={found.refetch} />
        </div>
      </>
    )
  }
  if (found.data === null) return <NotFoundScreen path={publicHref} />
  if (found.data === undefined || !('document' in found.data) || others.data === undefined)
    return <ScreenLoading />
  const locale = language !== undefined && isSiteLocale(language) ? language : contentLanguage
  return <SettingsForm document={found.data.document} locale={locale} others={others.data} page={page} />
}
