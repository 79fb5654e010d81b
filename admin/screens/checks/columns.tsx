/** Columns for each kind of finding. */
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { fieldLabel } from '../../document-editor/fields/field-label.ts'
import { typeCalled } from '../../forms/links/index.ts'
import { languageLabel } from '../../i18n/language-name.ts'
import type { Finding } from './queries.ts'
import type { Kind } from './search.ts'

type Columns = readonly DataColumn<Finding>[]

export function useColumns(kind: Kind): Columns {
  const { t, i18n } = useLingui()
  const nameOf = useNames()
  const between: Readonly<Record<Kind, Columns>> = {
    'broken-link': useLinkColumns(),
    'orphaned-page': [],
    'unready-draft': useDraftColumns(),
  }
  return [
    { key: 'title', label: t`Title`, size: 'lg', cell: (finding) => nameOf(finding) },
    ...between[kind],
    {
      ...{ key: 'language', label: t`Language`, size: 'sm' },
      cell: ({ layer }) => (isLocale(layer) ? languageLabel(layer, i18n.locale) : t`All languages`),
    },
  ]
}

/** A single has no title: its name is the name of its type. */
export function useNames(): (finding: Pick<Finding, 'type' | 'title'>) => string {
  const { t, i18n } = useLingui()
  return ({ type, title }) => {
    const kind = typeCalled(type)
    return title ?? (kind?.kind === 'single' ? i18n._(kind.label) : t`Untitled`)
  }
}

function useLinkColumns(): Columns {
  const { t } = useLingui()
  const faults = {
    nowhere: t`There is nothing at this address`,
    'not-public': t`It is there, and visitors do not see it yet`,
    'no-file': t`The file is not in the library any more`,
  }
  return [
    {
      ...{ key: 'address', label: t`Link`, size: 'lg' },
      cell: (finding) =>
        finding.kind === 'broken-link' ? <span className="checks-address">{finding.address}</span> : null,
    },
    {
      ...{ key: 'fault', label: t`What is wrong`, size: 'lg' },
      cell: (finding) => (finding.kind === 'broken-link' ? faults[finding.fault] : null),
    },
    useFieldColumn(),
  ]
}

function useDraftColumns(): Columns {
  const { t } = useLingui()
  return [
    {
      ...{ key: 'message', label: t`What is wrong`, size: 'lg' },
      cell: (finding) => {
        if (finding.kind !== 'unready-draft') return null
        const { message } = finding
        const others = finding.count - 1
        return others === 0 ? message : t`${message} And ${others} more.`
      },
    },
    useFieldColumn(),
  ]
}

function useFieldColumn(): DataColumn<Finding> {
  const { t, i18n } = useLingui()
  return {
    ...{ key: 'field', label: t`Where`, size: 'sm' },
    cell: (finding) =>
      'field' in finding && finding.field !== null
        ? fieldLabel(i18n, typeCalled(finding.type)?.fields ?? {}, finding.field.split('.'))
        : null,
  }
}
