/** Parts of the admin that are fetched when they are wanted, as React draws them. None of them tears down what stands around it. */
import { Button, Callout, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import {
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'
import type { BringWords } from '../words/rest-of-words.ts'
import { WordsContext } from '../words/rest-of-words.ts'
import type { OnDemand } from './on-demand.ts'
import { onDemand } from './on-demand.ts'
import { withLook } from './rest-of-look.ts'
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
  const source = onDemand(withLook(fetchPart))
  function Above(props: Props) {
    const Part = useSyncExternalStore(source.subscribe, source.part)
    return Part === undefined ? null : <Part {...props} />
  }
  return Object.assign(Above, { bring: source.bring, isHere: () => source.part() !== undefined })
}

/** A part that says more than what comes first: its words come with it. */
export const speaking = (part: Brought, words: BringWords): Brought => ({
  isHere: () => false,
  bring: () =>
    Promise.all([part.bring(), words()]).then(
      ([isHere]) => isHere,
      () => false,
    ),
})

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
  const Part = awaited(withoutWords(withLook(fetchPart)), MissingPart)
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  )
}

/** A screen, which whoever draws it waits for; and for its words and its look, unless the first are all it has. */
export function partAsScreen<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  has: 'all' | 'first' = 'all',
): ComponentType<Props> {
  return awaited(has === 'first' ? withoutWords(fetchPart) : withWords(withLook(fetchPart)), MissingScreen)
}

type Fetched<Props> = OnDemand<ComponentType<Props>>
type SourceWith<Props> = (words: BringWords) => Fetched<Props>

function withoutWords<Props>(fetchPart: () => Promise<ComponentType<Props>>): SourceWith<Props> {
  const source = onDemand(fetchPart)
  return () => source
}

function withWords<Props>(fetchPart: () => Promise<ComponentType<Props>>): SourceWith<Props> {
  const sources = new WeakMap<BringWords, Fetched<Props>>()
  return (words) => {
    const source = sources.get(words) ?? onDemand(async () => (await Promise.all([fetchPart(), words()]))[0])
    sources.set(words, source)
    return source
  }
}

interface MissingProps {
  readonly isTrying: boolean
  readonly onTry: () => void
}

function awaited<Props extends object>(
  sourceWith: SourceWith<Props>,
  Missing: ComponentType<MissingProps>,
): ComponentType<Props> {
  return function Awaited(props: Props) {
    const [, drawAnew] = useReducer((times: number) => times + 1, 0)
    const source = sourceWith(useContext(WordsContext))
    use(source.brought())
    const Part = source.part()
    if (Part !== undefined) return <Part {...props} />
    return <Retry source={source} onBrought={drawAnew} missing={Missing} />
  }
}

interface RetryProps {
  readonly source: Pick<OnDemand<unknown>, 'bring' | 'forget'>
  readonly onBrought: () => void
  readonly missing: ComponentType<MissingProps>
}

/** Tries again by itself when the line is back. */
function Retry({ source, onBrought, missing: Missing }: RetryProps) {
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = useCallback(async () => {
    setIsTrying(true)
    const isHere = await source.bring()
    setIsTrying(false)
    if (isHere) startTransition(onBrought)
  }, [source, onBrought])
  useEffect(() => {
    const handleOnline = () => void tryAgain()
    window.addEventListener('online', handleOnline)
    return () => {
      window.removeEventListener('online', handleOnline)
      source.forget()
    }
  }, [tryAgain, source])
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
