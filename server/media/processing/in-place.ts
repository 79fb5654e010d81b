/** Changes a file in place, so that offsets elsewhere in it stay valid. */
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'

/** Opens a file for reading and writing while the work runs. */
export async function inPlace<T>(
  path: string,
  work: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r+')
  try {
    return await work(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

/** Returns fewer bytes at the end of the file. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

const nothing = Buffer.alloc(65_536)

export async function writeNothing(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += nothing.length) {
    await file.write(nothing, 0, Math.min(nothing.length, to - at), at)
  }
}
