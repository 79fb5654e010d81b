import type { PageContextServer } from 'vike/types'
import { failureOf } from '../../layout/failure.ts'

export function data({ is404, isGone, urlOriginal, abortReason }: PageContextServer) {
  return failureOf({ is404, isGone, urlOriginal, abortReason })
}
