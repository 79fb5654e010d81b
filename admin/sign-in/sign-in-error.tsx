/** Sign-in error: an alert that is in the page before it has content, so that screen readers announce it. */
import { Icon } from '@cyanotype/ui/index.ts'

export function SignInError({ children }: { readonly children: string }) {
  return (
    <div role="alert" className="refusal">
      {children === '' ? null : (
        <p>
          <Icon name="danger" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
