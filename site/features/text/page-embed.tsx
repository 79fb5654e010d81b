/** Content of other services in a text: what visitors see before they load it. */
import type { EmbeddedContent } from '@cyanotype/content/mdx/embeds/embed-of.ts'
import { embedOf } from '@cyanotype/content/mdx/embeds/embed-of.ts'
import type { MdxComponents } from '@cyanotype/ui/index.ts'
import { Embed, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'

interface PageEmbedProps {
  readonly href: string
  readonly title?: string
  readonly hasPrivacyPolicy?: boolean
}

/** A text is checked before it is rendered, so the address is that of a known service. */
export function PageEmbed({ href, title, hasPrivacyPolicy = false }: PageEmbedProps) {
  const { href: pathOf } = usePage()
  const embed = embedOf(href)
  const fallback = useTitle(embed)
  if (embed === undefined) return null
  const { service, kind, frame } = embed
  return (
    <Embed
      href={embed.href}
      frame={frame}
      title={title ?? fallback}
      shape={kind === 'post' ? 'post' : 'wide'}
      load={<Trans>Load from {service}</Trans>}
      open={<Trans>Open on {service}</Trans>}
      notice={
        <>
          <Trans>If you load it, {service} receives your IP address and can store data on your device.</Trans>
          {hasPrivacyPolicy ? (
            <>
              {' '}
              <Link href={pathOf('/privacy-policy')}>
                <Trans>Privacy policy</Trans>
              </Link>
            </>
          ) : null}
        </>
      }
    />
  )
}

/** Names content without a title, for screen readers too. */
function useTitle(embed: EmbeddedContent | undefined): string {
  const { t } = useLingui()
  const service = embed?.service ?? ''
  switch (embed?.kind) {
    case 'post':
      return t`Post on ${service}`
    case 'map':
      return t`Map on ${service}`
    case 'design':
      return t`Design on ${service}`
    default:
      return t`Video on ${service}`
  }
}

/** Its notice links to the privacy policy. */
export function embedComponents(hasPrivacyPolicy: boolean): MdxComponents {
  if (!hasPrivacyPolicy) return {}
  return { Embed: (props: PageEmbedProps) => <PageEmbed {...props} hasPrivacyPolicy /> }
}
