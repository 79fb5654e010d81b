import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { fileTree: english.fileTree }

export type FileTreeProps = ComponentPropsWithRef<'div'>

/**
 * Folders and files, as nested lists: an item that holds a list is a folder, what is set in bold is what the text is
 * about. It is only looked at, so it is a list and not a tree to walk in.
 */
export function FileTree({ className, ...rest }: FileTreeProps) {
  const { word } = useUi(messages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={word('fileTree.label')}
      dir="ltr"
      {...rest}
      className={cx('file-tree', className)}
    />
  )
}
