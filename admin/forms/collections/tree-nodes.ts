/** Links as the nodes of a tree: by their words or by what they lead to, marked where something is wrong. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { readDocumentHref } from '@cyanotype/content/model/index.ts'
import type { TreeNode } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useAdmin } from '../../app-context.tsx'
import type { FieldError } from '../field-editor-props.ts'
import { errorsWithin } from '../field-editor-props.ts'
import { nameOfTarget, targetQuery } from '../links/index.ts'
import type { KeyedLink } from './keyed-tree.ts'
import { everyLink } from './keyed-tree.ts'

interface Nodes {
  readonly links: readonly KeyedLink[]
  readonly lang: Locale | undefined
  readonly maxDepth: number
  readonly errors: readonly FieldError[]
}

export function useTreeNodes({ links, lang, maxDepth, errors }: Nodes): readonly TreeNode[] {
  const { i18n, t } = useLingui()
  const { api, locale: spoken } = useAdmin()
  const locale = lang ?? spoken
  const hrefs = [...new Set(everyLink(links).map(({ href }) => href))].filter(readDocumentHref)
  const targets = useQueries({ queries: hrefs.map((href) => targetQuery(api, href)) })
  const targetOf = (href: string) => targets[hrefs.indexOf(href)]?.data

  const nodeOf = (link: KeyedLink, level: number, wrong: readonly FieldError[]): TreeNode => {
    const target = targetOf(link.href)
    const name = target ? nameOfTarget(i18n, target, locale) : link.href
    const isBroken = target === null || (target !== undefined && target.paths[locale] === undefined)
    const isWrong = wrong.some(({ path: [first] }) => first !== 'items')
    return {
      id: link.key,
      label: link.text || name || t`New link`,
      ...(isWrong || isBroken ? { icon: 'warning' } : {}),
      ...(level < maxDepth ? { children: nodesOf(link.below, level + 1, errorsWithin(wrong, 'items')) } : {}),
    }
  }
  const nodesOf = (level: readonly KeyedLink[], depth: number, wrong: readonly FieldError[]) =>
    level.map((link, place) => nodeOf(link, depth, errorsWithin(wrong, String(place))))
  return nodesOf(links, 1, errors)
}
