/** What a writer is asked before something comes into the text, or changes in it: one thing at a time. */
import type { Node } from 'prosemirror-model'
import type { LinkAt } from '../links/link-at.ts'
import type { Props } from '../toolbar/component-commands.ts'

export type EditorPrompt =
  | { readonly kind: 'picture'; readonly isGallery: boolean }
  | { readonly kind: 'link'; readonly link: LinkAt }
  | { readonly kind: 'piece'; readonly block: Node; readonly at: number }
  /** `at`: where the component stands; nothing where it is still to come. */
  | {
      readonly kind: 'component'
      readonly name: string
      readonly props: Props
      readonly at: number | undefined
    }
