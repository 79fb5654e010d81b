/** What is written about a file, kept in this browser from the first key until the server has it: a line may be gone for long. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useState } from 'react'
import { useAdmin, useSession } from '../../../app-context.tsx'
import { keptUnder, nobody } from '../../../document-editor/local-drafts/local-draft-owner.ts'

interface KeptWords {
  /** What stood there when somebody began to write. */
  readonly before: string
  readonly text: string
}

export interface WordsAtHand {
  find(): KeptWords | undefined
  keep(words: KeptWords): void
  forget(): void
}

export function useKeptWords(id: string, kind: 'alts' | 'captions', locale: Locale): WordsAtHand {
  const { storage } = useAdmin()
  const keeper = useSession() ?? nobody
  const [under] = useState(() => keptUnder(storage, keeper))
  const key = `${under}media/${id}/${kind}/${locale}`
  return {
    find: () => readWords(storage.getItem(key)),
    keep({ before, text }) {
      try {
        storage.setItem(key, JSON.stringify([before, text]))
      } catch {
        // Without room on the device the words are sent as soon as one leaves them.
      }
    },
    forget: () => storage.removeItem(key),
  }
}

function readWords(json: string | null): KeptWords | undefined {
  try {
    const [before, text]: unknown[] = JSON.parse(json ?? '[]')
    return typeof before === 'string' && typeof text === 'string' ? { before, text } : undefined
  } catch {
    return undefined
  }
}
