/**
 * The guidance for every component by the name of its folder. A rule checks that none is missing, and that the
 * texts are plain English.
 */
import { actions } from './actions.tsx'
import { choices } from './choices.tsx'
import { code } from './code.tsx'
import { collections } from './collections.tsx'
import { content } from './content.tsx'
import { data } from './data.tsx'
import { dates } from './dates.tsx'
import { feedback } from './feedback.tsx'
import type { Guidance } from './guidance.ts'
import { images } from './images.tsx'
import { layout } from './layout.tsx'
import { navigation } from './navigation.tsx'
import { overlays } from './overlays.tsx'
import { pageBlocks } from './page-blocks.tsx'
import { pageLinks } from './page-links.tsx'
import { textFields } from './text-fields.tsx'

export const guidance: Readonly<Record<string, Guidance>> = {
  ...actions,
  ...textFields,
  ...choices,
  ...dates,
  ...overlays,
  ...navigation,
  ...pageBlocks,
  ...pageLinks,
  ...data,
  ...collections,
  ...feedback,
  ...layout,
  ...content,
  ...code,
  ...images,
}
