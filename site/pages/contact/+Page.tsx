import { Hero, Prose } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { EnquiryForm } from '../../contact/enquiry-form.tsx'
import { Places } from '../../contact/places.tsx'
import { FallbackNotice } from '../../layout/fallback-notice.tsx'
import { usePage } from '../../layout/page.tsx'
import { SitePicture } from '../../pictures/site-picture.tsx'
import { DocumentText } from '../../text/document-text.tsx'
import type { ContactData } from './+data.ts'
import './contact.css'

export function Page({ data }: { readonly data: ContactData }) {
  const { locale } = usePage()
  const { contact, picture, sections, hasPrivacyPolicy, refused } = data
  const hero = contact?.data.hero
  const language = contact?.locale ?? locale
  return (
    <div className="page-width page-body">
      <FallbackNotice language={language} />
      <div lang={language === locale ? undefined : language}>
        <Hero
          kicker={hero?.kicker}
          title={hero?.title || <Trans>Contact</Trans>}
          lead={hero?.text}
          media={picture && <SitePicture picture={picture} layout="hero" priority />}
        />
      </div>
      <div className="contact">
        {contact && <Places contact={contact.data} language={language} />}
        {contact?.data.form ? <EnquiryForm refused={refused} hasPrivacyPolicy={hasPrivacyPolicy} /> : null}
      </div>
      {sections && (
        <Prose className="contact-sections" lang={language === locale ? undefined : language}>
          <DocumentText text={sections} />
        </Prose>
      )}
    </div>
  )
}
