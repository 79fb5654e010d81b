/** A text with blocks. A hero at its start has the heading of the page. */
import type { RefusedForm } from '@cyanotype/content/contracts/dynamic-page.ts'
import { isShowcaseSection, termOf } from '@cyanotype/content/model/index.ts'
import type {
  HeroBlockProps,
  ImageTextProps,
  MapLinkProps,
  MdxComponents,
  PersonProps,
  ProseProps,
} from '@cyanotype/ui/index.ts'
import {
  blockComponents,
  cx,
  HeroBlock,
  ImageText,
  MapLink,
  Person,
  Prose,
  renderTree,
  Section,
} from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { localHref } from '../../context/nav-links.ts'
import { usePage } from '../../context/page-context.tsx'
import { sectionPath } from '../../context/showcase-sections.ts'
import { useFragment } from '../../fragments/fragment-cache.tsx'
import { rawHtml } from '../../fragments/raw-html.tsx'
import { formComponents } from '../forms/form-block.tsx'
import type { PictureLayout } from '../images/site-picture.tsx'
import { componentsFor, sizesOf } from '../images/text-pictures.tsx'
import { Logos } from '../partners/partners.tsx'
import { Works } from '../showcase/works.tsx'
import { DocumentText } from '../text/document-text.tsx'
import { embedComponents } from '../text/page-embed.tsx'
import { followingComponents, textComponents } from '../text/text-components.tsx'
import { listAddress } from '../updates/list-address.ts'
import { UpdateList } from '../updates/update-list.tsx'
import { outlineComponents, withOutline } from './page-outline.tsx'
import type { BlockProps, BlockText as ReadBlockText } from './read-blocks.ts'
import { keyOf } from './read-blocks.ts'

interface BlockTextProps extends Omit<ProseProps, 'children'> {
  readonly text: ReadBlockText
  /** Whether the text is the whole page, so that a hero at its start has the heading of the page. */
  readonly isLanding?: boolean
  /** The answer to one of its forms that was rejected. */
  readonly refused?: RefusedForm | undefined
}

export function BlockText({ text, isLanding = false, refused, className, ...prose }: BlockTextProps) {
  const { hash, printable, pictures, links, contents, hasPrivacyPolicy } = text
  const formState = useFormState(text)
  const html = useFragment({
    name: `blocks ${isLanding} ${hasPrivacyPolicy} ${hash} ${JSON.stringify([...pictures, ...links, ...contents])}${formState}`,
    by: blockComponents,
    isPassing: refused !== undefined,
    draw: () =>
      printable &&
      renderTree(withOutline(printable.tree, isLanding), outlineComponents(partsOf(text, refused))),
  })
  // It cannot be parsed, so its source is shown.
  if (printable === undefined) return <DocumentText text={text} {...prose} />
  return <Prose {...prose} className={cx('blocks', className)} {...rawHtml(html)} />
}

/** What a form shows besides its text. */
function useFormState({ forms }: ReadBlockText): string {
  const { layoutData, preview } = usePage()
  if (forms === undefined) return ''
  return ` ${layoutData.formDays} ${preview === false} ${forms.hasPrivacyPolicy}`
}

function partsOf(text: ReadBlockText, refused: RefusedForm | undefined): MdxComponents {
  const { pictures, links, hasPrivacyPolicy } = text
  return {
    ...textComponents,
    ...followingComponents(links),
    ...embedComponents(hasPrivacyPolicy),
    ...componentsFor(pictures),
    ...blockComponents,
    ...picturedBlocks(text),
    ...linkedBlocks(text),
    ...listBlocks(text),
    ...(text.forms && formComponents(text.forms, refused)),
  }
}

interface Illustrated {
  readonly src?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** Blocks with an image in the sizes of the media library. Values from the author override those of the library. */
function picturedBlocks({ pictures }: ReadBlockText): MdxComponents {
  const pictureOf = ({ src, width, height }: Illustrated, layout: PictureLayout) => {
    if (src === undefined) return {}
    const { large: _, ...sizes } = { large: src, ...sizesOf(pictures, src, layout) }
    return { ...sizes, ...(width && height ? { width, height } : {}) }
  }
  return {
    Hero: (props: HeroBlockProps) => <HeroBlock {...props} {...pictureOf(props, 'hero')} />,
    ImageText: (props: ImageTextProps) => <ImageText {...props} {...pictureOf(props, 'feature')} />,
  }
}

/** Blocks with a link to a page in the language of the reader, and portraits. */
function linkedBlocks({ pictures, links }: ReadBlockText): MdxComponents {
  function useTarget(href: string | undefined) {
    const { locale } = usePage()
    if (href === undefined) return {}
    const target = links.has(href) ? links.get(href) : localHref(locale, href)
    return target === undefined ? {} : { href: target }
  }
  return {
    MapLink: ({ href, ...rest }: MapLinkProps) => <MapLink {...rest} {...useTarget(href)} />,
    Person({ href, ...rest }: PersonProps) {
      const target = useTarget(href)
      const { src } = rest
      if (src === undefined) return <Person {...rest} {...target} />
      const { large: _, ...sizes } = { large: src, ...sizesOf(pictures, src, 'quarter') }
      return <Person {...rest} {...target} {...sizes} />
    },
  }
}

type ListProps = BlockProps & { readonly title?: string }

/** Blocks that list content of the site. Without content they are not shown. */
function listBlocks({ contents }: ReadBlockText): MdxComponents {
  return {
    LatestUpdates(props: ListProps) {
      const { href } = usePage()
      const tag = typeof props.tag === 'string' ? props.tag : undefined
      const { updates = [] } = contents.get(keyOf('LatestUpdates', props)) ?? {}
      return updates.length === 0 ? null : (
        <Section
          title={props.title ?? <Trans>Updates</Trans>}
          moreLink={{
            href: href(listAddress(tag === undefined ? {} : { tag: termOf(tag) })),
            label: <Trans>All updates</Trans>,
          }}
        >
          <UpdateList updates={updates} level={3} />
        </Section>
      )
    },
    ShowcaseRow(props: ListProps) {
      const { href } = usePage()
      const { works = [] } = contents.get(keyOf('ShowcaseRow', props)) ?? {}
      const section = typeof props.section === 'string' ? props.section : undefined
      const path = isShowcaseSection(section) ? sectionPath(section) : '/showcase'
      return works.length === 0 ? null : (
        <Section
          title={props.title ?? <Trans>Showcase</Trans>}
          moreLink={{
            href: href(path),
            label: section === undefined ? <Trans>All sections</Trans> : <Trans>All works</Trans>,
          }}
        >
          <Works works={works} level={3} mixed={section === undefined} hang="wall" />
        </Section>
      )
    },
    Partners(props: ListProps) {
      const { href } = usePage()
      const { partners = [] } = contents.get(keyOf('Partners', props)) ?? {}
      return partners.length === 0 ? null : (
        <Section
          title={props.title ?? <Trans>Partners</Trans>}
          moreLink={{ href: href('/partners'), label: <Trans>All partners</Trans> }}
        >
          <Logos partners={partners} />
        </Section>
      )
    },
  }
}
