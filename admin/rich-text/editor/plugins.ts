/** What writers do beyond typing: each its own plugin, none knows of another. */
import type { Plugin } from 'prosemirror-state'
import { captionKeys } from '../captions/caption-keys.ts'
import { checksPlugin } from '../checks/checks-plugin.ts'
import { findPlugin } from '../find/find-plugin.ts'
import { arrivingPictures } from '../images/upload-placeholders.ts'
import { typingRules } from '../input-rules/input-rules.ts'
import { insertMenu } from '../insert/insert-menu-state.ts'
import { pastePlugin } from '../paste/paste-plugin.ts'
import { selectedTextPlugin } from '../selection-toolbar/selected-text.ts'
import { sourceBlocksPlugin } from '../source-blocks/source-block-plugin.ts'

export interface WritingHooks {
  readonly onFiles: (files: readonly File[], at: number) => void
  readonly onImagesSkipped: (pictures: number) => void
  readonly onOtherFiles: () => void
  /** A piece of source is to be opened. */
  readonly onSourceBlock: (at: number) => void
}

export function writingPlugins(hooks: WritingHooks): readonly Plugin[] {
  const { onSourceBlock } = hooks
  return [
    insertMenu(),
    typingRules(),
    pastePlugin(hooks),
    arrivingPictures(),
    captionKeys(),
    findPlugin(),
    checksPlugin(),
    sourceBlocksPlugin(onSourceBlock),
    selectedTextPlugin(),
  ]
}
