/**
 * Button that downloads a file of the server which requires recent authentication. The browser loads the file
 * itself, since it may be larger than the memory.
 */
import type { ButtonProps } from '@cyanotype/ui/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import type { Work } from './use-work.tsx'

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'children'> {
  readonly href: string
  readonly work: Work
}

export function DownloadButton({ href, work, ...button }: DownloadButtonProps) {
  const { api } = useAdmin()
  const handleClick = () =>
    work.do(async () => {
      // Asks for the password if needed. The link alone would show the error of the server as a page.
      await api('GET /api/auth/confirm', {})
      const link = document.createElement('a')
      link.href = href
      link.download = ''
      link.click()
    })
  return (
    <Button
      variant="outline"
      color="neutral"
      icon="download"
      onClick={() => void handleClick()}
      {...button}
    />
  )
}
