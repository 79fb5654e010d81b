/**
 * Tree field: nested links such as a menu. The tree is sorted by pointer and keyboard, and the selected link
 * is edited beside it.
 */
import type { Locale, TreeField } from '@cyanotype/content/model/index.ts'
import { readDocumentHref } from '@cyanotype/content/model/index.ts'
import type { TreeNode } from '@cyanotype/ui/index.ts'
import { Button, FieldGroup, Tree } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { nameOfTarget, targetQuery } from '../../links/index.ts'
import type { EditorProps, FieldError } from '../field-editor-props.ts'
import { errorsWithin, labelsOf } from '../field-editor-props.ts'
import { LinkFields } from '../fields/links.tsx'
import { useFieldUndo } from '../use-field-undo.ts'
import { nextKey } from './item-keys.ts'
import type { KeyedLink } from './keyed-tree.ts'
import {
  copyOf,
  depthOf,
  everyLink,
  linksOf,
  pathTo,
  putBack,
  replaceLink,
  reuseTree,
  treeValue,
} from './keyed-tree.ts'

export function TreeEditor(props: EditorProps<TreeField>) {
  const { i18n, t } = useLingui()
  const { field, id, errors, readOnly, lang } = props
  const { error, ...labels } = labelsOf(i18n, props)
  const { links, chosen, isNew, select, isTooDeep, ...actions } = useMenu(props)
  const nodes = useTreeNodes({ links, lang, maxDepth: field.maxDepth, errors })
  const path = pathTo(links, chosen?.key)
  const mayGrow = !readOnly && links.length < field.maxItems
  const limit = field.maxDepth
  return (
    <FieldGroup
      {...labels}
      error={error ?? (isTooDeep ? t`Too many levels. A menu can have at most ${limit}.` : undefined)}
      id={id}
      tabIndex={-1}
      className="tree-editor"
    >
      <div className="tree-editor-parts">
        <div className="tree-editor-tree">
          {links.length > 0 ? (
            <Tree
              label={String(labels.label)}
              nodes={nodes}
              defaultExpanded={new Set(everyLink(links).map(({ key }) => key))}
              {...(chosen ? { selected: chosen.key } : {})}
              onSelect={select}
              {...(readOnly ? {} : { onMove: actions.move })}
            />
          ) : null}
          {mayGrow ? (
            <Button variant="outline" color="neutral" size="sm" icon="plus" onClick={actions.add}>
              <Trans>Add link</Trans>
            </Button>
          ) : null}
        </div>
        {chosen ? (
          <SelectedLink
            key={chosen.key}
            {...{ id, lang, readOnly, isNew }}
            link={chosen}
            path={path}
            errors={errorsAt(errors, path)}
            onReplace={(by) => actions.change(replaceLink(links, chosen.key, by))}
            onRemove={() => actions.remove(chosen)}
          />
        ) : null}
      </div>
    </FieldGroup>
  )
}

interface Nodes {
  readonly links: readonly KeyedLink[]
  readonly lang: Locale | undefined
  readonly maxDepth: number
  readonly errors: readonly FieldError[]
}

/**
 * Converts links to tree nodes: labelled by their text or the linked document, marked if they have errors.
 */
function useTreeNodes({ links, lang, maxDepth, errors }: Nodes): readonly TreeNode[] {
  const { i18n, t } = useLingui()
  const { api, language } = useAdmin()
  const locale = lang ?? language
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

/** The links, the selected one and the actions on them. */
function useMenu({ field, value, onChange }: EditorProps<TreeField>) {
  const { t } = useLingui()
  const [links, change] = useKeyedTree(value, onChange)
  const offerUndo = useFieldUndo(links, change)
  const [selected, setSelected] = useState<{ readonly key: string; readonly isNew: boolean }>()
  const [isTooDeep, setIsTooDeep] = useState(false)
  const chosen = everyLink(links).find(({ key }) => key === selected?.key) ?? links[0]
  return {
    links,
    chosen,
    isNew: selected?.isNew === true && chosen?.key === selected.key,
    select: (key: string) => setSelected({ key, isNew: false }),
    isTooDeep,
    change,
    move(nodes: readonly TreeNode[]) {
      const next = linksOf(nodes, links)
      const isTooDeepNow = depthOf(next) > field.maxDepth
      setIsTooDeep(isTooDeepNow)
      if (!isTooDeepNow) change(next)
    },
    add() {
      const added = { key: nextKey(), value: undefined, text: '', href: '', below: [] }
      change([...links, added])
      setSelected({ key: added.key, isNew: true })
    },
    remove(link: KeyedLink) {
      const message = link.below.length > 0 ? t`Link and its sublinks removed` : t`Link removed`
      change(replaceLink(links, link.key, () => []))
      offerUndo(message, (now) => putBack(now, link, links))
    },
  }
}

/** The links of a value and a function to change them. Changes from outside keep the keys. */
function useKeyedTree(value: unknown, onChange: (value: unknown) => void) {
  const [cached, setCached] = useState(() => ({ value, links: reuseTree([], value, nextKey) }))
  let { links } = cached
  if (cached.value !== value) {
    links = reuseTree(cached.links, value, nextKey)
    setCached({ value, links })
  }
  const change = (next: readonly KeyedLink[]) => {
    const changed = treeValue(next)
    setCached({ value: changed, links: next })
    onChange(changed)
  }
  return [links, change] as const
}

interface SelectedLinkProps extends Pick<EditorProps<TreeField>, 'id' | 'errors' | 'readOnly' | 'lang'> {
  readonly link: KeyedLink
  /** The user has just added it and continues with its fields. */
  readonly isNew: boolean
  readonly path: readonly number[]
  readonly onReplace: (by: (link: KeyedLink) => readonly KeyedLink[]) => void
  readonly onRemove: () => void
}

function SelectedLink({ link, isNew, path, id, readOnly, onReplace, onRemove, ...rest }: SelectedLinkProps) {
  return (
    <div className="tree-editor-link" ref={isNew ? focusOnFirst : null}>
      <LinkFields
        id={[id, ...path.flatMap((place) => ['items', place]).slice(1)].join('-')}
        value={link}
        path={path.map((place) => place + 1).join('.')}
        readOnly={readOnly}
        {...rest}
        onChange={(label) => onReplace((one) => [{ ...one, ...labelIn(label) }])}
      />
      {readOnly ? null : (
        <div className="items-buttons">
          <Button {...quiet} icon="copy" onClick={() => onReplace((one) => [one, copyOf(one, nextKey)])}>
            <Trans>Duplicate</Trans>
          </Button>
          <Button {...quiet} icon="trash" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function focusOnFirst(fields: HTMLElement | null): void {
  fields?.querySelector('input')?.focus()
}

const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const

function labelIn({ text, href }: Readonly<Record<string, unknown>>) {
  return { text: String(text ?? ''), href: String(href ?? '') }
}

/** The errors of one link, without those of its children. */
function errorsAt(errors: readonly FieldError[], path: readonly number[]): readonly FieldError[] {
  const parts = path.flatMap((place) => ['items', String(place)]).slice(1)
  return parts
    .reduce((within, part) => errorsWithin(within, part), errors)
    .filter(({ path: [first] }) => first !== 'items')
}
