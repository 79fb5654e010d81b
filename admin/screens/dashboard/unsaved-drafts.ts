/**
 * Unsaved drafts: text of the current user that is stored on this device only, with a link to where it can be
 * saved.
 */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isSiteLocale } from '@cyanotype/content/model/index.ts'
import { useEffect, useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { nobody, openTabs } from '../../document-editor/local-drafts/local-draft-owner.ts'
import type { OrphanedDocument } from '../../document-editor/local-drafts/orphaned-drafts.ts'
import { orphanedDrafts } from '../../document-editor/local-drafts/orphaned-drafts.ts'

export interface Unsent {
  readonly key: string
  readonly type: string
  /** The start of the text. */
  readonly text: string
  readonly at: string
  readonly to: string
}

/** Leaving an editor sends its text once more. Drafts are not listed during that time. */
const recentMs = 5_000
/** How often to check whether they still exist: another window may have saved them. */
const checkIntervalMs = 2_000

export function useUnsent(): readonly Unsent[] {
  const { storage } = useAdmin()
  const { id, username } = useSession() ?? nobody
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const others = await openTabs()
      if (!isHere) return
      const next = orphanedDrafts(storage, { id, username }, others).flatMap((left) =>
        unsentOf(left, Date.now()),
      )
      setUnsent((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    void look()
    const timer = setInterval(() => void look(), checkIntervalMs)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [storage, id, username])
  return unsent
}

function unsentOf({ type, id, texts }: OrphanedDocument, now: number): readonly Unsent[] {
  const [newest] = texts
  if (newest === undefined || now - Date.parse(newest.at) < recentMs) return []
  const { layer, at } = newest
  return [{ key: `${type} ${id}`, type, text: excerptOf(texts), at, to: pathTo(type, id, layer) }]
}

/** The title, or else the first text. */
function excerptOf(texts: OrphanedDocument['texts']): string {
  const changes = texts.map((text) => text.changes)
  const written = [
    ...changes.map(({ title }) => title),
    ...changes.flatMap((values) => Object.values(values)),
  ]
  const first = written.find((value): value is string => typeof value === 'string' && value.trim() !== '')
  return (first ?? '').trim().split('\n')[0]?.slice(0, 80) ?? ''
}

function pathTo(type: DocumentType['name'], id: string, layer: string): string {
  const language = isSiteLocale(layer) ? `language=${layer}` : ''
  if (id === 'new') return `/admin/create?type=${type}${language === '' ? '' : `&${language}`}`
  if (type === 'settings') return '/admin/settings'
  return `/admin/edit/${id}${language === '' ? '' : `?${language}`}`
}
