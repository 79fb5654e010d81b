import { toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '../app-context.tsx'
import { useRouter } from '../router/use-router.ts'
import { useAddress } from '../shell/admin-link.tsx'
import { clearRecent } from '../shell/commands/recent.ts'
import { clearPreferences } from './preferences.ts'
import { signOut } from './session.ts'
import { postToTabs } from './tab-channel.ts'

/** Signs out and goes to sign-in. If the server does not answer, shows an error and stays. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const { api, storage } = useAdmin()
  const queries = useQueryClient()
  const router = useRouter()
  const login = useAddress('/admin/login')
  return async () => {
    if (await signOut(api, queries, () => router.navigate({ href: login }))) {
      clearRecent(storage)
      clearPreferences(storage)
      postToTabs('signed-out')
    } else
      toasts.add({ tone: 'danger', urgent: true, title: t`Signing out failed. You are still signed in.` })
  }
}
