import { useEffect, useState } from 'react'

interface FromDeviceProps {
  readonly file: Blob
  readonly alt?: string
}

/** A picture that has not left the device yet, shown at once. */
export function FromDevice({ file, alt = '' }: FromDeviceProps) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return src === undefined ? null : <img src={src} alt={alt} />
}
