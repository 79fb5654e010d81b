/** What writers do beyond typing: each its own plugin, none knows of another. */
import type { Plugin } from 'prosemirror-state'
import { checksPlugin } from '../checks/checks-plugin.ts'
import { findPlugin } from '../find/find-plugin.ts'
import { pastePlugin } from '../paste/paste-plugin.ts'
import { arrivingPictures } from '../pictures/arriving.ts'
import { slash } from '../typing/slash.ts'
import { typingRules } from '../typing/typing-rules.ts'

export interface WritingHooks {
  readonly onSlash: (at: number) => void
  readonly onFiles: (files: readonly File[], at: number) => void
  readonly onLeftBehind: (pictures: number) => void
}

export function writingPlugins({ onSlash, onFiles, onLeftBehind }: WritingHooks): readonly Plugin[] {
  return [
    typingRules(),
    slash(onSlash),
    pastePlugin({ onFiles, onLeftBehind }),
    arrivingPictures(),
    findPlugin(),
    checksPlugin(),
  ]
}
