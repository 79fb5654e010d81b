/** Parts of the admin that are fetched when they are wanted, as React draws them. None of them tears down what stands around it. */
import { Button, Callout, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import {
  Suspense,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'
import { restOfWords } from '../words/rest-of-words.ts'
import type { OnDemand } from './on-demand.ts'
import { onDemand } from './on-demand.ts'
import { ScreenTitle } from './screen-title.tsx'

interface Brought {
  readonly bring: () => Promise<boolean>
  readonly isHere: () => boolean
}

/** Opens over what is there: nothing is drawn before it is here. */
export type PartAbove<Props extends object> = ComponentType<Props> & Brought

export function partAbove<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): PartAbove<Props> {
  const source = onDemand(fetchPart)
  function Above(props: Props) {
    const Part = useSyncExternalStore(source.subscribe, source.part)
    return Part === undefined ? null : <Part {...props} />
  }
  return Object.assign(Above, { bring: source.bring, isHere: () => source.part() !== undefined })
}

/** Does what somebody wished once the part is here; otherwise tells them that it is not to be had. */
export function useWish(): (part: Brought, act: () => void) => void {
  const { t } = useLingui()
  return useCallback(
    (part, act) => {
      if (part.isHere()) return act()
      void part.bring().then((isHere) => {
        if (isHere) return act()
        const title = t`This needs the server, which does not answer. Try again when the connection is back.`
        toasts.add({ tone: 'warning', urgent: true, title })
      })
    },
    [t],
  )
}

/** Stands in the place where it is drawn: while it comes, something else waits there, and it says so where it does not come. */
export function partInPlace<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = awaited(fetchPart, MissingPart)
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}

/** A screen, which whoever draws it waits for; and for the words that it says, unless the first are all it says. */
export function partAsScreen<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  says: 'all' | 'first' = 'all',
): ComponentType<Props> {
  return awaited(fetchPart, MissingScreen, says === 'all')
}

interface MissingProps {
  readonly isTrying: boolean
  readonly onTry: () => void
}

function awaited<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps>,
  needsWords = false,
): ComponentType<Props> {
  const source = onDemand(fetchPart)
  return function Awaited(props: Props) {
    const [, drawAnew] = useReducer((times: number) => times + 1, 0)
    const { i18n } = useLingui()
    const sources = useMemo(() => (needsWords ? [source, restOfWords(i18n)] : [source]), [i18n])
    // All are asked for before the first is waited for.
    const said = sources.map(({ brought }) => brought()).map((brought) => use(brought))
    const Part = source.part()
    if (Part !== undefined && said.every((isHere) => isHere)) return <Part {...props} />
    return <Retry sources={sources} onBrought={drawAnew} missing={Missing} />
  }
}

type Source = Pick<OnDemand<unknown>, 'bring' | 'forget'>

interface RetryProps {
  readonly sources: readonly Source[]
  readonly onBrought: () => void
  readonly missing: ComponentType<MissingProps>
}

/** Tries again by itself when the line is back. */
function Retry({ sources, onBrought, missing: Missing }: RetryProps) {
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = useCallback(async () => {
    setIsTrying(true)
    const said = await Promise.all(sources.map(({ bring }) => bring()))
    setIsTrying(false)
    if (said.every((isHere) => isHere)) startTransition(onBrought)
  }, [sources, onBrought])
  useEffect(() => {
    const handleOnline = () => void tryAgain()
    window.addEventListener('online', handleOnline)
    return () => {
      window.removeEventListener('online', handleOnline)
      for (const { forget } of sources) forget()
    }
  }, [tryAgain, sources])
  return <Missing isTrying={isTrying} onTry={() => void tryAgain()} />
}

function MissingPart({ isTrying, onTry }: MissingProps) {
  const { t } = useLingui()
  return (
    <Callout tone="warning" title={t`This part has not arrived`} role="alert">
      <p>
        <Trans>The server does not answer. What you wrote is kept on this device.</Trans>
      </p>
      <Button variant="outline" color="neutral" size="sm" loading={isTrying} onClick={onTry}>
        <Trans>Try again</Trans>
      </Button>
    </Callout>
  )
}

function MissingScreen({ isTrying, onTry }: MissingProps) {
  return (
    <div className="screen-failure">
      <ScreenTitle>
        <Trans>This screen has not arrived</Trans>
      </ScreenTitle>
      <p role="alert">
        <Trans>The server does not answer. What you wrote is kept on this device.</Trans>
      </p>
      <Button loading={isTrying} onClick={onTry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
