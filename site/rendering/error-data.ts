/** Text of the error page. The description is part of the specification, and the same in every language. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { invalidPath } from './invalid-path.ts'

export interface Failure {
  readonly status: number
  readonly message: MessageDescriptor
  readonly description: string
  readonly advice: MessageDescriptor
}

interface Failed {
  readonly is404: boolean | null
  readonly isDeleted?: boolean | undefined
  /** Whether the site has a search page. */
  readonly hasSearch?: boolean
  readonly abortReason?: unknown
  /** Path and query as requested. */
  readonly urlOriginal: string
}

/** For missing pages and for paths that cannot exist. The capital letters differ on purpose. */
function descriptionOf404({ urlOriginal, abortReason }: Pick<Failed, 'urlOriginal' | 'abortReason'>): string {
  return abortReason === invalidPath ? `Page Not Found: ${urlOriginal}` : `Page not found: ${urlOriginal}`
}

export function failureOf({ is404, isDeleted = false, hasSearch = true, ...failed }: Failed): Failure {
  const { urlOriginal, abortReason } = failed
  if (is404 && isDeleted) {
    return {
      status: 410,
      message: msg`Page Gone`,
      description: `Page gone: ${urlOriginal}`,
      advice: hasSearch
        ? msg`This page was removed and will not come back. Search the site, or try one of the pages below.`
        : msg`This page was removed and will not come back. Try one of the pages below.`,
    }
  }
  if (is404) {
    return {
      status: 404,
      message: msg`Page Not Found`,
      description: descriptionOf404({ urlOriginal, abortReason }),
      advice: hasSearch
        ? msg`The page may have moved, or its URL has a typo. Search the site, or try one of the pages below.`
        : msg`The page may have moved, or its URL has a typo. Try one of the pages below.`,
    }
  }
  return {
    status: 500,
    message: msg`Internal Server Error`,
    description: 'The page could not be made.',
    advice: msg`The server had a problem, and the error was logged. Try again in a moment.`,
  }
}
