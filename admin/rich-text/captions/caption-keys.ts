import { keymap } from 'prosemirror-keymap'
import { intoCaption } from './caption-views.ts'

export const captionKeys = () => keymap({ ArrowDown: intoCaption })
