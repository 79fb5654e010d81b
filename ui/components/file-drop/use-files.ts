/** The files that are chosen, and why others were refused. The browser's own field holds the same, so that a form sends them. */
import type { RefObject } from 'react'
import { useState } from 'react'
import { useFormReset } from '../../internal/use-form-reset.ts'
import type { FileRules, Refusal } from './file-rules.ts'
import { addFiles } from './file-rules.ts'

interface FilesOptions extends FileRules {
  readonly multiple: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFilesChange: ((files: readonly File[]) => void) | undefined
}

export function useFiles({ multiple, input, onFilesChange, accept, maxSize, maxFiles }: FilesOptions) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])

  const keep = (next: readonly File[]) => {
    const transfer = new DataTransfer()
    for (const file of next) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    setFiles(next)
    onFilesChange?.(next)
  }
  const add = (coming: readonly File[]) => {
    if (coming.length === 0) return
    // Where there is room for one, the new one takes the place of the old one.
    const rules = { accept, maxSize, maxFiles: multiple ? maxFiles : 1 }
    const sortedFiles = addFiles(multiple ? files : [], coming, rules)
    setRefusals(sortedFiles.refusals)
    keep(multiple || sortedFiles.files.length > 0 ? sortedFiles.files : files)
  }
  const remove = (gone: File) => {
    setRefusals([])
    keep(files.filter((file) => file !== gone))
  }
  useFormReset(input, () => {
    setRefusals([])
    setFiles([])
    onFilesChange?.([])
  })
  return { files, refusals, add, remove }
}
