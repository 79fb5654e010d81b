/** Reads a form that a browser without JavaScript sends. */
import type { IncomingMessage } from 'node:http'
import { Problem } from '../../problems/problems.ts'
import { readLimited } from './read-body.ts'

export async function readForm(request: IncomingMessage, limit: number): Promise<URLSearchParams> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new Problem('not_a_form')
  return new URLSearchParams((await readLimited(request, limit)).toString('utf8'))
}
