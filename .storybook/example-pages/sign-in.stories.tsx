import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button/button.tsx'
import { ErrorSummary } from '../../ui/components/error-summary/error-summary.tsx'
import { LanguageSwitch } from '../../ui/components/language-switch/language-switch.tsx'
import { Link } from '../../ui/components/link/link.tsx'
import { PasswordField } from '../../ui/components/password-field/password-field.tsx'
import { TextField } from '../../ui/components/text-field/text-field.tsx'
import { ThemeSwitch } from '../../ui/components/theme-switch/theme-switch.tsx'
import './admin-pages.css'
import { Plate } from './artwork.tsx'
import { Mark } from './site-chrome.tsx'

const meta = {
  title: 'Pages/Admin sign-in',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

interface SignInProps {
  /** Shows the state after a failed sign-in. */
  readonly refused?: boolean
}

function SignIn({ refused = false }: SignInProps) {
  return (
    <div className="story-sign-in">
      <main id="main-content">
        <p className="story-sign-in-site">
          <Mark /> Sunprint House
        </p>
        <form className="story-sign-in-form" onSubmit={(event) => event.preventDefault()}>
          <h1 className="page-title">Sign in</h1>
          {refused ? (
            <ErrorSummary
              errors={[{ field: 'password', message: 'The e-mail and the password do not belong together' }]}
            />
          ) : null}
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
            required
            defaultValue={refused ? 'maarja@example.org' : undefined}
          />
          <PasswordField
            id="password"
            label="Password"
            name="password"
            required
            error={refused ? 'The e-mail and the password do not belong together' : undefined}
          />
          <Button type="submit" size="lg">
            Sign in
          </Button>
          <Button variant="outline" color="neutral" size="lg" icon="key">
            Use a passkey
          </Button>
          <p className="story-sign-in-help">
            <Link href="#forgotten">Forgot your password?</Link>
          </p>
        </form>
        <div className="story-sign-in-foot">
          <LanguageSwitch
            current="en"
            languages={[
              { code: 'en', name: 'English', short: 'EN', href: '#en' },
              { code: 'et', name: 'Eesti', short: 'ET', href: '#et' },
              { code: 'el', name: 'Ελληνικά', short: 'ΕΛ', href: '#el' },
            ]}
          />
          <ThemeSwitch />
        </div>
      </main>
      <aside className="story-sign-in-artwork" aria-label="A print">
        <Plate caption="Plate 114. Dryopteris filix-mas. 14 min, noon, June" />
      </aside>
    </div>
  )
}

export const FirstAttempt: Story = { name: 'First attempt', render: () => <SignIn /> }

export const WrongPassword: Story = { name: 'Wrong password', render: () => <SignIn refused /> }
