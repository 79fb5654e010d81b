/** What is written about a file, kept in this browser from the first key until the server has it: a line may be gone for long. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useState } from 'react'
import { useAdmin, useSession } from '../../../app-context.tsx'
import { draftKey, nobody } from '../../../document-editor/local-drafts/local-draft-owner.ts'

interface LocalTexts {
  /** What stood there when somebody began to write. */
  readonly before: string
  readonly text: string
}

export interface LocalTextStore {
  find(): LocalTexts | undefined
  save(words: LocalTexts): void
  remove(): void
}

export function useLocalTexts(id: string, kind: 'alts' | 'captions', locale: Locale): LocalTextStore {
  const { storage } = useAdmin()
  const owner = useSession() ?? nobody
  const [under] = useState(() => draftKey(storage, owner))
  const key = `${under}media/${id}/${kind}/${locale}`
  return {
    find: () => readTexts(storage.getItem(key)),
    save({ before, text }) {
      try {
        storage.setItem(key, JSON.stringify([before, text]))
      } catch {
        // Without room on the device the words are sent as soon as one leaves them.
      }
    },
    remove: () => storage.removeItem(key),
  }
}

function readTexts(json: string | null): LocalTexts | undefined {
  try {
    const [before, text]: unknown[] = JSON.parse(json ?? '[]')
    return typeof before === 'string' && typeof text === 'string' ? { before, text } : undefined
  } catch {
    return undefined
  }
}
