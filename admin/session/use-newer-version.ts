import { useEffect, useState } from 'react'
import { writeLog } from '../shell/console-log.ts'
import { ownBuild } from '../shell/reload-on-missing-code.ts'
import type { Connection } from './connection.ts'

/** The interval that the specification requires. The first check comes after the same time. */
const looksEvery = 3_600_000

/** Whether the server runs another build than the one that this page came from. */
export function useNewerVersion({ fetch }: Connection): boolean {
  const [isNewer, setIsNewer] = useState(false)
  useEffect(() => {
    const look = async () => {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`)
      if (answer.ok) setIsNewer((await answer.json()).id !== ownBuild(document))
    }
    const timer = setInterval(() => {
      look().catch((error: unknown) => writeLog('The newest version could not be asked for', error))
    }, looksEvery)
    return () => clearInterval(timer)
  }, [fetch])
  return isNewer
}
