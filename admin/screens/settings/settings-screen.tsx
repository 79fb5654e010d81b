/** What holds for the whole house: the site, its languages and its look, who may come in, and who is told. */
import { may, model } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import { UsersPage } from '../users/users-page.tsx'
import { WebhooksPage } from '../webhooks/webhooks-page.tsx'
import { SettingsDocument } from './settings-document.tsx'
import { PageList } from './settings-nav.tsx'
import { hasScreen, permissions, readSettingsSearch } from './settings-pages.ts'
import './settings.css'

interface SettingsScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function SettingsScreen({ search }: SettingsScreenProps) {
  const { i18n } = useLingui()
  const session = useSession()
  const { place, person, webhook } = readSettingsSearch(search)
  if (!hasScreen(place)) return <SettingsDocument page={place} language={search.language} />
  if (session === null || !may(session, permissions[place]))
    return <SettingsDocument page="site" language={search.language} />
  return (
    <>
      <ScreenHeader title={i18n._(model.settings.label)} />
      <div className="settings">
        <PageList at={place} />
        <div className="settings-wide">
          {place === 'users' ? <UsersPage person={person} /> : <WebhooksPage webhook={webhook} />}
        </div>
      </div>
    </>
  )
}
