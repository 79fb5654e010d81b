import { localizedPath } from '@cyanotype/content/model/index.ts'
import { useRouter } from '@tanstack/react-router'
import { useAdmin } from '../../admin-context.tsx'
import { sameOriginPath } from '../../same-origin-path.ts'

/** Goes where somebody was going before they had to sign in, if that is a place of ours. */
export function useGoBack(to: string | undefined): () => void {
  const router = useRouter()
  const { locale } = useAdmin()
  const target = sameOriginPath(to) ?? localizedPath(locale, '/admin/updates')
  return () => void router.navigate({ href: target, replace: true })
}
