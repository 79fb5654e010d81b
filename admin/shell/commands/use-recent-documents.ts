import { useEffect } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { useRouter } from '../../router/use-router.ts'
import { saveDocument } from './recent.ts'

/** Remembers each document that the user leaves, under its window title. */
export function useRecentDocuments(): void {
  const { storage } = useAdmin()
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!pathChanged || !fromLocation?.pathname.startsWith('/admin/edit/')) return
        const { title } = document
        saveDocument(storage, {
          title: title.slice(0, Math.max(title.lastIndexOf(' · '), 0)) || title,
          href: fromLocation.publicHref,
        })
      }),
    [router, storage],
  )
}
