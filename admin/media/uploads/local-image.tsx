import { useEffect, useState } from 'react'

interface LocalImageProps {
  readonly file: Blob
  readonly alt?: string
}

/** Shows a local image file before it is uploaded. */
export function LocalImage({ file, alt = '' }: LocalImageProps) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return src === undefined ? null : <img src={src} alt={alt} />
}
