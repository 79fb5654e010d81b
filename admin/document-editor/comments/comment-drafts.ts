/**
 * Comment drafts: the text of a comment, stored in this browser from the first key until it is sent or cancelled. Its
 * form may close before that, for example with the panel.
 */
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { nobody } from '../local-drafts/local-draft-owner.ts'
import type { CommentedDocument } from './comment-queries.ts'

export interface CommentDraft {
  find(): string | undefined
  save(text: string): void
  remove(): void
}

/** `form` identifies the form within the document. */
export function useCommentDraft({ id }: CommentedDocument, form: string): CommentDraft {
  const { storage } = useAdmin()
  const owner = useSession() ?? nobody
  const key = `cyanotype/comments/${owner.id}/${id}/${form}`
  return {
    find: () => storage.getItem(key) ?? undefined,
    save(text) {
      try {
        storage.setItem(key, text)
      } catch {
        // Without storage on the device, the text is in the form only.
      }
    },
    remove: () => storage.removeItem(key),
  }
}
