import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'

const messages = { slideover: english.slideover }

export interface DrawerProps extends DialogProps {}

/** A dialog as high as the window, at the end of the line. The page stays visible next to it. */
export function Drawer({ className, ...rest }: DrawerProps) {
  const { word } = useUi(messages)
  return <Dialog closeLabel={word('slideover.close')} {...rest} className={cx('drawer', className)} />
}
