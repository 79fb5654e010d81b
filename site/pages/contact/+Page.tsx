import { EmptyState } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { PageProvider, useContentLanguage, usePage, usePageFacts } from '../../context/page-context.tsx'
import { EnquiryForm } from '../../features/contact/enquiry-form.tsx'
import { Addresses } from '../../features/contact/places.tsx'
import { DocumentText, FallbackNotice } from '../../features/text/document-text.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { ContactData } from './+data.ts'
import './contact.css'

export function Page({ data }: { readonly data: ContactData }) {
  const { locale } = usePage()
  const facts = usePageFacts()
  const source = useSource()
  const { contact, picture, sections, hasPrivacyPolicy, refused } = data
  const language = contact?.locale ?? locale
  const attributes = useContentLanguage(language)
  return (
    <div className="page-width page-body">
      <FallbackNotice language={language} />
      {contact ? (
        <header {...attributes}>
          {contact.data.hero.kicker ? (
            <p className="eyebrow" {...source(contact, 'hero.kicker')}>
              {contact.data.hero.kicker}
            </p>
          ) : null}
          <h1 className="page-title" {...source(contact, 'hero.title')}>
            {contact.data.hero.title}
          </h1>
          {contact.data.hero.text ? (
            <p className="lead" {...source(contact, 'hero.text')}>
              {contact.data.hero.text}
            </p>
          ) : null}
        </header>
      ) : (
        <h1 className="page-title">
          <Trans>Contact</Trans>
        </h1>
      )}
      {contact ? null : <EmptyState title={<Trans>No content in this language yet</Trans>} />}
      <div className="contact">
        {contact && <Addresses contact={contact} picture={picture} />}
        {/* A form that was closed while a visitor wrote is shown with the text. */}
        {contact && (contact.data.form || refused) ? (
          <EnquiryForm refused={refused} hasPrivacyPolicy={hasPrivacyPolicy} />
        ) : null}
      </div>
      {contact && sections ? (
        <PageProvider page={{ ...facts, speaks: language }}>
          <DocumentText
            text={sections}
            className="contact-sections"
            {...attributes}
            {...source(contact, 'sections')}
          />
        </PageProvider>
      ) : null}
    </div>
  )
}
