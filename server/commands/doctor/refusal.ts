/** Whether this user may use a file or a folder, and why not. */
import { access, constants } from 'node:fs/promises'

/** The code of the system, such as EACCES. `missing` only if nothing is there, `undefined` if it can be used. */
export async function refusalOf(path: string): Promise<string | undefined> {
  const error = await access(path, constants.R_OK | constants.W_OK).catch(
    (problem: NodeJS.ErrnoException) => problem,
  )
  if (!(error instanceof Error)) return undefined
  return error.code === 'ENOENT' || error.code === 'ENOTDIR' ? 'missing' : (error.code ?? error.message)
}
