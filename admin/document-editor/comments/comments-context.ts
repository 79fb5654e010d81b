/** Comments of the open document: how many each field has, and how a field opens the panel. */
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { EditingState } from '../state/editing-state.ts'
import { countQuery } from './comment-queries.ts'

/** What a comment is about: a field, or a block of its text. */
export interface CommentAnchor {
  readonly layer: Layer
  readonly field: string
  readonly block?: { readonly source: string; readonly index: number } | undefined
}

interface DocumentComments {
  /** Open threads by field, as `en.title`. */
  readonly counts: ReadonlyMap<string, number>
  readonly open: (anchor: CommentAnchor) => void
}

export const CommentsContext = createContext<DocumentComments | undefined>(undefined)

/** `undefined` when the document cannot have comments, because it is new or in the trash. */
export const useComments = () => useContext(CommentsContext)

interface OfDocument {
  readonly type: DocumentType
  readonly state: EditingState
}

export interface CommentsState {
  readonly comments: DocumentComments | undefined
  readonly anchor: CommentAnchor | undefined
  readonly setAnchor: (anchor: CommentAnchor | undefined) => void
}

export function useDocumentComments({ type, state }: OfDocument): CommentsState {
  const { api } = useAdmin()
  const [anchor, setAnchor] = useState<CommentAnchor>()
  const { document } = state
  const isCommentable = document !== undefined && document.trashedAt === null
  const params = { type: type.name, id: document?.id ?? '' }
  const { data } = useQuery({ ...countQuery(api, params), enabled: isCommentable })
  const counts = useMemo(
    () => new Map(data?.fields.map(({ layer, field, open }) => [`${layer}.${field}`, open])),
    [data],
  )
  const comments = useMemo(
    () => (isCommentable ? { counts, open: setAnchor } : undefined),
    [isCommentable, counts],
  )
  return { comments, anchor, setAnchor }
}
