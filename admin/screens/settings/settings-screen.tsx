/** What holds for the whole house: the site, its languages and its look, and who may come in. */
import { may, model } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../admin-context.tsx'
import { ScreenHeader } from '../../layout/screen-header.tsx'
import { UsersPlace } from '../users/users-place.tsx'
import { PlaceList } from './place-list.tsx'
import { readSettingsSearch } from './places.ts'
import { SettingsDocument } from './settings-document.tsx'
import './settings.css'

interface SettingsScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function SettingsScreen({ search }: SettingsScreenProps) {
  const { i18n } = useLingui()
  const session = useSession()
  const { place, person } = readSettingsSearch(search)
  const mayManage = session !== null && may(session, 'users.manage')
  if (place !== 'users' || !mayManage) {
    return <SettingsDocument place={place === 'users' ? 'site' : place} language={search.language} />
  }
  return (
    <>
      <ScreenHeader title={i18n._(model.settings.label)} />
      <div className="settings">
        <PlaceList at="users" />
        <div className="settings-wide">
          <UsersPlace person={person} />
        </div>
      </div>
    </>
  )
}
