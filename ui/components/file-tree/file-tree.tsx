import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { fileTree: english.fileTree }

export type FileTreeProps = ComponentPropsWithRef<'div'>

/**
 * Folders and files as nested lists: an item with a list is a folder, and bold text marks the subject. It is
 * only for reading, so it is a list and not an interactive tree.
 */
export function FileTree({ className, ...rest }: FileTreeProps) {
  const { word } = useUi(messages)
  return (
    <div
      role="group"
      aria-label={word('fileTree.label')}
      dir="ltr"
      {...rest}
      className={cx('file-tree', className)}
    />
  )
}
