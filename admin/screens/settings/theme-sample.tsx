import { Badge, Button, Callout, Heading, Link, TextField } from '@cyanotype/ui/index.ts'
import type { Brand } from '@cyanotype/ui/tokens/brand.ts'
import type { Theme } from '@cyanotype/ui/tokens/themes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { colorsOf } from './contrasts.ts'

interface ThemeSampleProps {
  readonly siteBrand: Brand
  readonly theme: Theme
}

/** Preview of a brand colour in one theme. */
export function ThemeSample({ siteBrand, theme }: ThemeSampleProps) {
  const { t } = useLingui()
  const name = theme === 'light' ? t`Light` : t`Dark`
  const colors = colorsOf(siteBrand, theme)
  return (
    <section className="theme-sample" data-theme={theme} style={colors} aria-label={name}>
      <p className="theme-sample-name">{name}</p>
      <Heading level={3}>
        <Trans>A print of the sun</Trans>
      </Heading>
      <p>
        <Trans>
          Paper, iron and an hour of light: <Link href="#settings-place">read how it is done</Link>.
        </Trans>
      </p>
      <p className="theme-sample-row">
        <Button size="sm">
          <Trans>Come by</Trans>
        </Button>
        <Button size="sm" variant="outline">
          <Trans>See the prints</Trans>
        </Button>
        <Badge>
          <Trans>New</Trans>
        </Badge>
      </p>
      <Callout tone="tip">
        <p>
          <Trans>Open on Saturdays, when the sky allows.</Trans>
        </p>
      </Callout>
      <TextField
        label={t`Where the focus is`}
        defaultValue={t`a ring of this colour`}
        className="theme-sample-focus"
      />
    </section>
  )
}
