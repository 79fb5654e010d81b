/** What is written about a file, kept in this browser from the first key until the server has it: a line may be gone for long. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useAdmin, useSession } from '../../admin-context.tsx'

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
  const key = `cyanotype/kept/${useSession()?.username ?? ''}/media/${id}/${kind}/${locale}`
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
