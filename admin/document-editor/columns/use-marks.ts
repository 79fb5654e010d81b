/** Marks fields and passages of the translation as up to date with its source. */
import { useMemo } from 'react'
import { useMarking } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import type { Mark } from './language-row.tsx'
import type { LanguageColumns } from './use-language-columns.ts'

interface Marks {
  readonly onMark: Mark | undefined
  readonly onMarkAll: (() => void) | undefined
}

const nothing: Marks = { onMark: undefined, onMarkAll: undefined }

/** Nothing can be marked without a comparison, or without the permission to edit the language. */
export function useMarks(
  editor: DocumentEditorState,
  { others }: Pick<LanguageColumns, 'others'>,
  isAllowed: boolean,
): Marks {
  const translation = others.find((column) => column.translation !== undefined)?.translation
  const mark = useMarking(editor, translation?.sourceVersion ?? 0)
  return useMemo(() => {
    if (translation === undefined || !isAllowed) return nothing
    const outdated = translation.fields.filter(({ state }) => state === 'outdated')
    return {
      onMark: (field, passage) =>
        void mark({ field, as: 'still-right', ...(passage !== undefined && { passages: [passage] }) }),
      onMarkAll: () => void mark(...outdated.map(({ field }) => ({ field, as: 'translated' as const }))),
    }
  }, [translation, isAllowed, mark])
}
