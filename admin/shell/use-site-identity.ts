/** Name and icon of the organisation in the navigation, which follow the published settings. */
import { interfacePath } from '@cyanotype/content/model/core.ts'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../app-context/app-context.tsx'
import { siteIcon, siteName, takeIdentity } from '../components/site-identity.ts'

/** Read again from the page of the admin after the settings are published. */
export function useSiteIdentity(): void {
  const { fetch, locale } = useAdmin()
  useQuery({
    queryKey: ['site-identity', locale],
    queryFn: async () => {
      const page = await fetch(interfacePath(locale, '/admin'), { headers: { accept: 'text/html' } })
      if (page.ok) takeIdentity(await page.text())
      return { name: siteName(), icon: siteIcon() }
    },
    initialData: () => ({ name: siteName(), icon: siteIcon() }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
