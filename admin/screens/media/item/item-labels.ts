/** Names of media kinds and file sizes, in the language of the interface. */
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { MediaAccept, MediaItem } from '../../../media/media-item.ts'
import { kindOf } from '../../../media/media-item.ts'

export const kindNames = {
  image: msg`Images`,
  video: msg`Videos`,
  audio: msg`Audio`,
  document: msg`Documents`,
} as const satisfies Record<MediaAccept, unknown>

const oneOfKind = {
  image: msg`Image`,
  video: msg`Video`,
  audio: msg`Audio`,
  document: msg`Document`,
} as const satisfies Record<MediaAccept, unknown>

export function useKindName() {
  const { i18n } = useLingui()
  return useCallback((item: Pick<MediaItem, 'kind'>) => i18n._(oneOfKind[kindOf(item)]), [i18n])
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** For example “3.2 MB”. */
export function useFileSize() {
  const { i18n } = useLingui()
  return useCallback(
    (bytes: number) => {
      const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
      return new Intl.NumberFormat(i18n.locale, {
        style: 'unit',
        unit: units[power] ?? 'byte',
        unitDisplay: power === 0 ? 'long' : 'short',
        maximumFractionDigits: power < 2 ? 0 : 1,
      }).format(bytes / 1000 ** power)
    },
    [i18n],
  )
}
