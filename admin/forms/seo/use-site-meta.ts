import type { LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { model, shared } from '@cyanotype/content/model/index.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context.tsx'
import type { Form } from '../form-context.ts'
import type { SiteDefaults } from './effective-meta.ts'

/** The defaults of the site, including unsaved changes when they are being edited. */
export function useSiteDefaults({ type, locale, data }: Form): SiteDefaults {
  const { api } = useAdmin()
  const settings = useQuery(singleQuery(api, model.settings.name)).data
  const seo = useQuery(singleQuery(api, model.seo.name)).data
  const known = dataIn(seo, locale)
  const { titleTemplate, description, image, hidden } = type.name === model.seo.name ? data : known
  const house = dataIn(settings, locale)
  return {
    siteName: textOf(house.siteName),
    titleTemplate: textOf(titleTemplate),
    description: textOf(description) || textOf(house.description),
    image: typeof image === 'string' ? image : null,
    hidden: hidden === true,
  }
}

function singleQuery(api: Api, type: string) {
  return queryOptions({
    queryKey: ['documents', type, 'words'],
    staleTime: 60_000,
    queryFn: () => api('GET /api/documents/{type}/{id}', { params: { type, id: type } }),
  })
}

type Single = Awaited<ReturnType<NonNullable<ReturnType<typeof singleQuery>['queryFn']>>>

function dataIn(single: Single | undefined, locale: Locale): LayerData {
  return single === undefined ? {} : { ...single.layers[shared].data, ...single.layers[locale].data }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
