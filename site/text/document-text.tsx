import { renderTree } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { followingComponents } from '../links/text-links.tsx'
import { componentsFor } from '../pictures/text-components.tsx'
import { textComponents } from './components.tsx'
import type { ReadText } from './printable.ts'

/** A text from the database. What cannot be shown as it was meant is shown as it was written, and does nothing. */
export function DocumentText({ text: { source, print, pictures, links } }: { readonly text: ReadText }) {
  if (print !== undefined) {
    const leading = followingComponents(links)
    return renderTree(print.tree, { ...textComponents, ...leading, ...componentsFor(pictures) })
  }
  return (
    <>
      <p role="note">
        <Trans>This text holds something that cannot be shown, so here it is as it was written.</Trans>
      </p>
      <pre className="unprintable">{source}</pre>
    </>
  )
}
