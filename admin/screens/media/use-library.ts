/** State of the media library: read from the URL, and changed through it. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useAddress } from '../../components/admin-link.tsx'
import type { MediaItem } from '../../media/media-item.ts'
import { mediaListQuery } from '../../media/media-item.ts'
import { useRouter } from '../../router/router-context.tsx'
import type { MediaSearch } from './media-search-params.ts'
import { queryOf, writeMediaSearch } from './media-search-params.ts'

export interface Library {
  readonly search: MediaSearch
  readonly items: readonly MediaItem[]
  readonly list: ReturnType<typeof useMediaList>
  /** Changes the view and replaces the URL. Only opening an item adds a history entry. */
  show(change: Partial<MediaSearch>): void
  addressOf(change: Partial<MediaSearch>): string
}

function useMediaList(search: MediaSearch) {
  const { api, language: locale } = useAdmin()
  return useInfiniteQuery(mediaListQuery(api, locale, queryOf(search)))
}

export function useLibrary(search: MediaSearch): Library {
  const router = useRouter()
  const here = useAddress('/admin/media')
  const list = useMediaList(search)
  const addressOf = (change: Partial<MediaSearch>) => here + writeMediaSearch({ ...search, ...change })
  return {
    search,
    items: list.data?.pages.flatMap((page) => page.items) ?? [],
    list,
    addressOf,
    show(change) {
      const isOpening = change.open !== undefined && search.open === undefined
      void router.navigate({ href: addressOf(change), replace: !isOpening, resetScroll: false })
    },
  }
}
