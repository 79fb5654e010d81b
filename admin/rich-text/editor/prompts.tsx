/** Editor prompts: dialogs that ask for input and then change the text. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { toasts } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { MediaPicker } from '../../media/picker/media-picker.tsx'
import { focusTitle } from '../component-fields/callout-view.ts'
import { ComponentForm } from '../component-forms/component-form.tsx'
import { putPictures } from '../images/insert-images.ts'
import { InsertMenu } from '../insert/insert-menu.tsx'
import type { Insertion } from '../insert/insertions.ts'
import { insertComponent } from '../insert/insertions.ts'
import type { LinkAt } from '../links/link-at.ts'
import { putLink, removeLink } from '../links/link-at.ts'
import { LinkDialog } from '../links/link-dialog.tsx'
import { replaceSourceBlock } from '../source-blocks/source-block-commands.ts'
import { SourceBlockDialog } from '../source-blocks/source-block-dialog.tsx'
import type { Props } from '../toolbar/component-commands.ts'
import { setNodeAttributes } from '../toolbar/component-commands.ts'
import type { PromptPlace } from './prompt-place.ts'
import { trackedPlace, trackPlace } from './prompt-place.ts'

/** The dialog that is open. Only one is open at a time. */
export type EditorPrompt =
  | { readonly kind: 'picture'; readonly isGallery: boolean }
  | { readonly kind: 'link'; readonly link: LinkAt }
  | { readonly kind: 'source block'; readonly block: Node; readonly at: number }
  /** `at`: the position of the component, or `undefined` when it is new. */
  | {
      readonly kind: 'component'
      readonly name: string
      readonly props: Props
      readonly at: number | undefined
    }

interface EditorPromptsProps {
  readonly view: EditorView
  /** The current text. */
  readonly source: () => string
  readonly prompt: EditorPrompt | undefined
  readonly lang: Locale
  readonly hasBlocks: boolean
  readonly onPrompt: (prompt: EditorPrompt | undefined) => void
}

export function EditorPrompts(props: EditorPromptsProps) {
  const { view, source, prompt, lang, hasBlocks, onPrompt } = props
  const { i18n } = useLingui()
  const { warn, ifThere } = useTrackedPlace(view, prompt)
  // An open dialog keeps the focus, so it is removed before the focus moves to the text.
  const close = () => {
    flushSync(() => onPrompt(undefined))
    view.focus()
  }
  const put = (command: Command) => {
    close()
    command(view.state, view.dispatch, view)
  }
  const choose = (insertion: Insertion) => {
    if (insertion.kind === 'act') {
      insertion.command(view.state, view.dispatch, view)
      if (insertion.component === 'Callout') focusTitle(view)
    } else if (insertion.kind === 'ask')
      onPrompt({ kind: 'component', name: insertion.component, props: {}, at: undefined })
    else onPrompt({ kind: 'picture', isGallery: insertion.kind === 'gallery' })
  }
  return (
    <>
      <InsertMenu view={view} hasBlocks={hasBlocks} onChoose={choose} />
      <MediaPicker
        open={prompt?.kind === 'picture'}
        accept="image"
        multiple
        onClose={close}
        onChoose={(items) => putPictures(view, items, prompt?.kind === 'picture' && prompt.isGallery)}
      />
      {prompt?.kind === 'link' ? (
        <LinkQuestion {...{ view, lang, close, ifThere }} link={prompt.link} />
      ) : null}
      {prompt?.kind === 'source block' ? (
        <SourceBlockDialog
          {...{ block: prompt.block, documentText: source(), lang, onClose: close }}
          onDone={(becoming) => {
            const replace = replaceSourceBlock(prompt.block, prompt.at, becoming)
            if (replace(view.state)) put(replace)
            else warn()
          }}
        />
      ) : null}
      {prompt?.kind === 'component' ? (
        <ComponentForm
          name={prompt.name}
          props={prompt.props}
          lang={lang}
          isNew={prompt.at === undefined}
          onClose={close}
          onDone={(values) => {
            if (prompt.at === undefined) put(insertComponent(i18n, prompt.name, values))
            else ifThere(({ from }) => put(setNodeAttributes(from, values)))
          }}
        />
      ) : null}
    </>
  )
}

type IfThere = (change: (place: PromptPlace) => void) => void

/**
 * Follows the place of an open dialog, so that it changes the right one, or says that there is none any more. Then the
 * dialog stays open with what was typed in it.
 */
function useTrackedPlace(view: EditorView, prompt: EditorPrompt | undefined) {
  const { t } = useLingui()
  useEffect(() => {
    if (prompt?.kind === 'link') trackPlace(view, prompt.link)
    else if (prompt?.kind === 'component' && prompt.at !== undefined) {
      const size = view.state.doc.nodeAt(prompt.at)?.nodeSize ?? 0
      trackPlace(view, { from: prompt.at, to: prompt.at + size })
    }
  }, [view, prompt])
  const warn = () => {
    const title = t`Nothing was changed: another user has changed this place in the text.`
    toasts.add({ title, tone: 'warning', duration: 12_000 })
  }
  const ifThere: IfThere = (change) => {
    const place = trackedPlace(view)
    return place === undefined ? warn() : change(place)
  }
  return { warn, ifThere }
}

interface LinkQuestionProps extends Pick<EditorPromptsProps, 'view' | 'lang'> {
  readonly link: LinkAt
  readonly close: () => void
  readonly ifThere: IfThere
}

function LinkQuestion({ view, lang, link, close, ifThere }: LinkQuestionProps) {
  return (
    <LinkDialog
      link={link}
      lang={lang}
      onClose={close}
      onPut={(text, href) =>
        ifThere((place) => {
          close()
          view.dispatch(putLink(view.state, { ...link, ...place }, text, href))
        })
      }
      onRemove={() =>
        ifThere((place) => {
          close()
          view.dispatch(removeLink(view.state, { ...link, ...place }))
        })
      }
    />
  )
}
