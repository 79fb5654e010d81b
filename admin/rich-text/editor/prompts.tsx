/** Asks what a tool needs to know, and does it. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorView } from 'prosemirror-view'
import { flushSync } from 'react-dom'
import { MediaPicker } from '../../media/picker/media-picker.tsx'
import { ComponentForm } from '../component-forms/component-form.tsx'
import { putPictures } from '../images/insert-images.ts'
import { InsertMenu } from '../insert/insert-menu.tsx'
import type { Insertion } from '../insert/insertions.ts'
import { insertComponent } from '../insert/insertions.ts'
import type { LinkAt } from '../links/link-at.ts'
import { putLink, removeLink } from '../links/link-at.ts'
import { LinkDialog } from '../links/link-dialog.tsx'
import { replacePiece } from '../source-blocks/source-block-commands.ts'
import { PieceDialog } from '../source-blocks/source-block-dialog.tsx'
import { tellNode } from '../toolbar/component-commands.ts'
import type { Asked } from './prompt.ts'

interface QuestionsProps {
  readonly view: EditorView
  /** The text as it is now. */
  readonly source: () => string
  readonly asked: Asked | undefined
  readonly lang: Locale
  readonly onAsk: (asked: Asked | undefined) => void
}

export function Questions({ view, source, asked, lang, onAsk }: QuestionsProps) {
  const { i18n } = useLingui()
  // While a dialog is open nothing behind it takes the focus: it has to be gone first.
  const close = () => {
    flushSync(() => onAsk(undefined))
    view.focus()
  }
  const choose = (insertion: Insertion) => {
    if (insertion.kind === 'act') insertion.act(view.state, view.dispatch, view)
    else if (insertion.kind === 'ask')
      onAsk({ kind: 'component', name: insertion.component, props: {}, at: undefined })
    else onAsk({ kind: 'picture', isGallery: insertion.kind === 'gallery' })
  }
  return (
    <>
      <InsertMenu view={view} onChoose={choose} />
      <MediaPicker
        open={asked?.kind === 'picture'}
        accept="image"
        multiple
        onClose={close}
        onChoose={(items) => putPictures(view, items, asked?.kind === 'picture' && asked.isGallery)}
      />
      {asked?.kind === 'link' ? <LinkQuestion {...{ view, lang, close }} link={asked.link} /> : null}
      {asked?.kind === 'piece' ? (
        <PieceDialog
          {...{ piece: asked.piece, whole: source(), lang, onClose: close }}
          onDone={(becoming) => {
            close()
            replacePiece(asked.piece, asked.at, becoming)(view.state, view.dispatch, view)
          }}
        />
      ) : null}
      {asked?.kind === 'component' ? (
        <ComponentForm
          name={asked.name}
          props={asked.props}
          lang={lang}
          isNew={asked.at === undefined}
          onClose={close}
          onDone={(props) => {
            close()
            const act =
              asked.at === undefined ? insertComponent(i18n, asked.name, props) : tellNode(asked.at, props)
            act(view.state, view.dispatch, view)
          }}
        />
      ) : null}
    </>
  )
}

interface LinkQuestionProps extends Pick<QuestionsProps, 'view' | 'lang'> {
  readonly link: LinkAt
  readonly close: () => void
}

function LinkQuestion({ view, lang, link, close }: LinkQuestionProps) {
  return (
    <LinkDialog
      link={link}
      lang={lang}
      onClose={close}
      onPut={(words, href) => {
        close()
        view.dispatch(putLink(view.state, link, words, href))
      }}
      onRemove={() => {
        close()
        view.dispatch(removeLink(view.state, link))
      }}
    />
  )
}
