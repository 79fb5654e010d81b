/** Contact form. It works without script. A form with errors is shown again with all of its values. */
import type {
  EnquiryField,
  EnquiryFieldError,
  RefusedEnquiry,
} from '@cyanotype/content/contracts/dynamic-page.ts'
import { enquiryLimits, honeypot } from '@cyanotype/content/contracts/dynamic-page.ts'
import {
  Button,
  Callout,
  ErrorSummary,
  Link,
  TextArea,
  TextField,
  VisuallyHidden,
} from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'

interface EnquiryFormProps {
  readonly refused: RefusedEnquiry | undefined
  readonly hasPrivacyPolicy: boolean
}

const formId = 'write'
const idOf = (field: EnquiryField) => `${formId}-${field}`

export function EnquiryForm({ refused, hasPrivacyPolicy }: EnquiryFormProps) {
  const { href } = usePage()
  const { t, i18n } = useLingui()
  const fieldErrors = useFieldErrors(refused?.faults ?? [])
  const given = (field: EnquiryField) => ({
    id: idOf(field),
    name: field,
    required: true,
    defaultValue: refused?.values[field],
    error: fieldErrors[field],
  })
  const labels = { name: <Trans>Name</Trans>, email: <Trans>E-mail</Trans>, message: <Trans>Message</Trans> }
  const errors = (refused?.faults ?? []).map(({ field, fault }) => {
    const error = fieldErrors[field]
    // The other messages name the field themselves.
    const message =
      fault === 'too-long' ? (
        <>
          {labels[field]}: {error}
        </>
      ) : (
        error
      )
    return { field: idOf(field), message }
  })
  return (
    <section className="enquiry" aria-labelledby={formId}>
      <h2 id={formId}>
        <Trans>Send us a message</Trans>
      </h2>
      {refused?.refusal && (
        <Callout tone="warning" role="alert">
          {i18n._(refusals[refused.refusal])}
        </Callout>
      )}
      {errors.length > 0 ? <ErrorSummary errors={errors} level={3} /> : null}
      <form method="post" action={href('/contact')} noValidate>
        <TextField {...given('name')} label={labels.name} autoComplete="name" />
        <TextField {...given('email')} label={labels.email} type="email" autoComplete="email" />
        <TextArea {...given('message')} label={labels.message} rows={7} />
        <VisuallyHidden aria-hidden="true">
          <label>
            {t`Leave this empty`}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
        <p className="field-hint">
          <RetentionNotice hasPrivacyPolicy={hasPrivacyPolicy} />
        </p>
        <p>
          <Button type="submit" size="lg">
            <Trans>Send message</Trans>
          </Button>
        </p>
      </form>
    </section>
  )
}

/** The retention notice: how long messages are stored. */
function RetentionNotice({ hasPrivacyPolicy }: Pick<EnquiryFormProps, 'hasPrivacyPolicy'>) {
  const { href, layoutData } = usePage()
  const days = layoutData.enquiryDays
  const privacyPolicy = href('/privacy-policy')
  return (
    <>
      <Plural
        value={days}
        one="We use your message to reply to you, and delete it after # day."
        other="We use your message to reply to you, and delete it after # days."
      />{' '}
      {hasPrivacyPolicy ? (
        <Link href={privacyPolicy}>
          <Trans>Privacy policy</Trans>
        </Link>
      ) : null}
    </>
  )
}

const refusals: Readonly<Record<NonNullable<RefusedEnquiry['refusal']>, MessageDescriptor>> = {
  closed: msg`The contact form is closed. Send your message by e-mail instead: the text is still below.`,
  'too-many': msg`Too many messages came from your connection. Try again later: your text is still below.`,
}

const fieldLabels: Readonly<
  Record<EnquiryField, Partial<Record<EnquiryFieldError['fault'], MessageDescriptor>>>
> = {
  name: { missing: msg`Enter your name.` },
  email: {
    missing: msg`Enter your e-mail address so that we can reply.`,
    malformed: msg`Enter a full e-mail address, such as name@example.org.`,
  },
  message: { missing: msg`Enter a message.` },
}

/** An error message for each field. */
function useFieldErrors(faults: readonly EnquiryFieldError[]): Partial<Record<EnquiryField, string>> {
  const { t, i18n } = useLingui()
  return Object.fromEntries(
    faults.map(({ field, fault }) => {
      const limit = enquiryLimits[field]
      const label = fieldLabels[field][fault]
      return [field, label ? i18n._(label) : t`Use at most ${limit} characters.`]
    }),
  )
}
