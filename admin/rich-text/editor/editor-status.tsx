/** Editor status: the length of the text and its images without alt text. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { useMemo } from 'react'
import { schema } from '../schema/schema.ts'
import { TextLength } from '../view/text-length.tsx'

interface WritingNotesProps {
  readonly state: EditorState
  readonly lang: Locale
  readonly readOnly: boolean
  readonly onDescribe: (at: number) => void
}

export function WritingNotes({ state, lang, readOnly, onDescribe }: WritingNotesProps) {
  const { t } = useLingui()
  const { doc, selection } = state
  const text = useMemo(() => doc.textBetween(0, doc.content.size, '\n', ' '), [doc])
  const [first, ...others] = useMemo(() => imagesWithoutAltText(doc), [doc])
  return (
    <div className="writing-notes">
      {first === undefined ? null : (
        <p className="writing-missing" role="status">
          <Plural
            value={others.length + 1}
            one="# image without alt text"
            other="# images without alt text"
          />
          {readOnly ? null : (
            <Button variant="link" size="sm" onClick={() => onDescribe(first)}>
              {t`Add alt text`}
            </Button>
          )}
        </p>
      )}
      <TextLength
        text={text}
        selected={doc.textBetween(selection.from, selection.to, '\n', ' ')}
        lang={lang}
      />
    </div>
  )
}

/** Finds images without alt text. */
function imagesWithoutAltText(doc: Node): readonly number[] {
  const places: number[] = []
  doc.descendants((node, at) => {
    const isPicture = node.type === schema.nodes.Figure || node.type === schema.nodes.image
    if (isPicture && String(node.attrs.alt ?? '').trim() === '') places.push(at)
  })
  return places
}
