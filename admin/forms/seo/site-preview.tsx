/** Site preview: shows the home page as a search result below the form with the site settings. */
import { model } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useForm } from '../form-context.ts'
import { seoSummaryOf } from './effective-meta.ts'
import { SeoPreview } from './seo-preview.tsx'
import { useSiteDefaults } from './use-site-meta.ts'

export function SitePreview() {
  const form = useForm()
  return form?.type.name === model.seo.name ? <Shown form={form} /> : null
}

function Shown({ form }: { readonly form: NonNullable<ReturnType<typeof useForm>> }) {
  const { i18n } = useLingui()
  const { home } = model
  const site = useSiteDefaults(form)
  return (
    <SeoPreview
      form={{ ...form, type: home }}
      summary={seoSummaryOf(home, i18n._(home.label), {}, {}, site)}
    />
  )
}
