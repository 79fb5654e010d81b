/** Role of the user, and the languages and content that the account is limited to. */
import { collections as allCollections } from '@cyanotype/content/model/core.ts'
import { roles } from '@cyanotype/content/model/permissions.ts'
import { singleNames } from '@cyanotype/content/model/singles/single-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Account } from '../../app-context/account.ts'
import { languageName } from '../../i18n/formats.tsx'

const labels = {
  ...singleNames,
  ...Object.fromEntries(Object.values(allCollections).map(({ name, label }) => [name, label])),
}

export function RoleNote({ account }: { readonly account: Account }) {
  const { i18n } = useLingui()
  const role = i18n._(roles[account.role])
  const languages = account.locales.map((code) => languageName(code, i18n.locale))
  const content = Object.entries(labels)
    .filter(([name]) => account.collections?.includes(name))
    .map(([, label]) => i18n._(label))
  const limits = new Intl.ListFormat(i18n.locale).format([...languages, ...content])
  return (
    <p className="account-note">
      <Trans>Your role: {role}.</Trans> <WhoChangesRole role={account.role} />{' '}
      {limits === '' ? null : <Trans>You can edit only: {limits}.</Trans>}
    </p>
  )
}

/** Only owners manage owners and administrators, and no one changes the own role. */
function WhoChangesRole({ role }: Pick<Account, 'role'>) {
  if (role === 'owner') return <Trans>Only another owner can change it.</Trans>
  if (role === 'admin') return <Trans>Only an owner can change it.</Trans>
  return <Trans>Only an administrator can change it.</Trans>
}
