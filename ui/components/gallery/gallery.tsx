import type { ComponentPropsWithRef } from 'react'
import { chevron, close } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { EnlargeContext } from '../figure/figure.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { openLightboxOnPress } from './lightbox-on-press.ts'

const messages = { gallery: english.gallery, modal: english.modal }

registerIcons({ chevron, close })

export type GalleryProps = ComponentPropsWithRef<'div'>

/** Images side by side, each of which opens enlarged. The arrow keys move between them, and Escape closes. */
export function Gallery({ children, className, ref, ...rest }: GalleryProps) {
  return (
    <div {...rest} ref={useBehaviour(openLightboxOnPress, ref)} className={cx('gallery', className)}>
      <EnlargeContext value={true}>{children}</EnlargeContext>
      <Lightbox />
    </div>
  )
}

/** Empty until an image is opened: its content is read from the page. */
function Lightbox() {
  const { word } = useUi(messages)
  return (
    <dialog
      className="lightbox"
      aria-label={word('gallery.enlarge')}
      data-place={word('gallery.place')}
      tabIndex={-1}
    >
      <div className="lightbox-bar">
        <StepButton by="close" label={word('modal.close')} />
        <span className="lightbox-position" dir="auto" aria-hidden="true" />
        <StepButton by="-1" label={word('gallery.previous')} />
        <StepButton by="1" label={word('gallery.next')} />
      </div>
      <figure className="lightbox-image">
        <figcaption className="figure-caption" />
      </figure>
      <VisuallyHidden role="status" />
    </dialog>
  )
}

function StepButton({ by, label }: { readonly by: '-1' | '1' | 'close'; readonly label: string }) {
  return (
    <button type="button" className="lightbox-step" data-turn={by} aria-label={label}>
      <Icon name={by === 'close' ? 'close' : 'chevron'} />
    </button>
  )
}
