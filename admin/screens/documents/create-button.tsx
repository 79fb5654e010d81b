/** Begins a new document of the collection that is listed. */

import { may } from '@cyanotype/content/model/core.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { Key } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { useRouter } from '../../router/use-router.ts'
import { AdminButtonLink, useAddress } from '../../shell/admin-link.tsx'
import { useSingleKeys } from '../../shell/commands/single-key-shortcuts.ts'
import { useCommands } from '../../shell/commands/use-commands.ts'

export function CreateButton({ type }: { readonly type: DocumentType }) {
  const { i18n, t } = useLingui()
  const session = useSession()
  const router = useRouter()
  const hasSingleKeys = useSingleKeys()
  const to = `/admin/create?type=${type.name}`
  const address = useAddress(to)
  const isAllowed = session !== null && may(session, 'documents.create', { type })
  const one = i18n._(type.labelOne).toLocaleLowerCase(i18n.locale)
  const label = t`New ${one}`
  useCommands(() =>
    isAllowed
      ? [{ id: 'create', label, icon: 'plus', keys: 'c', run: () => void router.navigate({ href: address }) }]
      : [],
  )
  if (!isAllowed) return null
  return (
    <AdminButtonLink to={to} icon="plus" aria-keyshortcuts={hasSingleKeys ? 'c' : undefined}>
      {label}
      {hasSingleKeys ? (
        <span className="documents-key" aria-hidden="true">
          <Key>C</Key>
        </span>
      ) : null}
    </AdminButtonLink>
  )
}
