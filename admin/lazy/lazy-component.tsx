/** React components that load on demand. A failed load never unmounts what is around them. */
import { Button, Callout, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { AdminContextValue } from '../app-context/app-context.tsx'
import { ScreenTitle } from '../components/screen-heading.tsx'
import { ScreenLoading } from '../components/screen-loading.tsx'
import { RenderMark } from '../router/router-context.tsx'
import type { OnDemand } from './lazy-module.ts'
import { combineOnDemand, onDemand } from './lazy-module.ts'
import type { ScreenMessages } from './screen-messages.ts'
import { loadedMessages, ScreenMessagesContext } from './screen-messages.ts'

interface Loadable {
  readonly load: () => Promise<boolean>
  readonly isLoaded: () => boolean
}

/** A part that renders nothing before its code is loaded, such as a dialog. */
export type LazyPart<Props extends object> = ComponentType<Props> & Loadable

export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const source = onDemand(fetchPart)
  function WhenLoaded(props: Props) {
    const Part = useSyncExternalStore(source.subscribe, source.part)
    return Part === undefined ? null : <Part {...props} />
  }
  return Object.assign(WhenLoaded, { load: source.load, isLoaded: () => source.part() !== undefined })
}

/** Runs the action once the code is loaded, or reports that it failed to load. */
export function useOnceLoaded(): (part: Loadable, action: () => void) => void {
  const { t } = useLingui()
  return useCallback(
    (part, action) => {
      if (part.isLoaded()) return action()
      void part.load().then((isLoaded) => {
        if (isLoaded) return action()
        const title = t`The server does not respond. Try again when the connection returns.`
        toasts.add({ tone: 'warning', urgent: true, title })
      })
    },
    [t],
  )
}

/** Part of a screen: renders `waiting` until its code is loaded, and a message with a retry if that fails. */
export function lazyComponent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const source = onDemand(fetchPart)
  return loadedPart(() => source, { waiting, Missing: MissingPart })
}

/** Queries that a screen starts before its first render. */
export type Prefetch<Props> = (context: ScreenContext, props: Props) => void

export interface ScreenContext extends Pick<AdminContextValue, 'api' | 'locale' | 'storage'> {
  readonly queries: QueryClient
  readonly username: string
}

export type ScreenPart<Props> = ComponentType<Props> & {
  readonly prefetch?: Prefetch<Props>
}

export type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads the code and the messages. */
  readonly load: (messages: ScreenMessages) => Promise<unknown>
  /** Starts the queries of a screen that is loaded. */
  readonly prefetch: (context: ScreenContext, props: Props) => void
}

/** A screen whose code, styles and messages are loaded on demand. */
export function partAsScreen<Props extends object>(
  fetchPart: () => Promise<ScreenPart<Props>>,
  isList = false,
): LazyScreen<Props> {
  const code = onDemand(fetchPart)
  const sourceWith = (messages: ScreenMessages) => combineOnDemand(code, isList ? loadedMessages : messages)
  const Part = loadedPart(sourceWith, {
    waiting: <ScreenLoading />,
    Missing: MissingScreen,
    also: <RenderMark />,
  })
  return Object.assign(Part, {
    load: (messages: ScreenMessages) => sourceWith(messages).load(),
    prefetch: (context: ScreenContext, props: Props) => code.part()?.prefetch?.(context, props),
  })
}

/** A screen whose messages are loaded with the shell. */
export const partAsList = <Props extends object>(
  fetchPart: () => Promise<ScreenPart<Props>>,
): LazyScreen<Props> => partAsScreen(fetchPart, true)

interface MissingProps {
  readonly isTrying: boolean
  readonly onTry: () => void
}

interface LoadedPartOptions {
  readonly waiting: ReactNode
  readonly Missing: ComponentType<MissingProps>
  /** Rendered together with the component. */
  readonly also?: ReactNode
}

/** Without Suspense: React shows the content no sooner than 300 ms after its fallback. */
function loadedPart<Props extends object>(
  sourceWith: (messages: ScreenMessages) => OnDemand<ComponentType<Props>>,
  { waiting, Missing, also }: LoadedPartOptions,
): ComponentType<Props> {
  return function Loaded(props: Props) {
    const messages = useContext(ScreenMessagesContext)
    const source = useMemo(() => sourceWith(messages), [messages])
    const Part = useSyncExternalStore(source.subscribe, source.part)
    const hasFailed = useSyncExternalStore(source.subscribe, source.hasFailed)
    useEffect(() => {
      void source.load()
      return source.reset
    }, [source])
    if (Part === undefined) return hasFailed ? <Retry source={source} missing={Missing} /> : waiting
    return (
      <>
        <Part {...props} />
        {also}
      </>
    )
  }
}

interface RetryProps {
  readonly source: Pick<OnDemand<unknown>, 'load'>
  readonly missing: ComponentType<MissingProps>
}

/** Retries by itself when the connection is back. */
function Retry({ source, missing: Missing }: RetryProps) {
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = useCallback(async () => {
    setIsTrying(true)
    await source.load()
    setIsTrying(false)
  }, [source])
  useEffect(() => {
    const handleOnline = () => void tryAgain()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [tryAgain])
  return <Missing isTrying={isTrying} onTry={() => void tryAgain()} />
}

function MissingPart({ isTrying, onTry }: MissingProps) {
  const { t } = useLingui()
  return (
    <Callout tone="warning" title={t`Could not load this section`} role="alert">
      <p>
        <Trans>The server does not respond. Your changes are stored on this device.</Trans>
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
        <Trans>Could not load this page</Trans>
      </ScreenTitle>
      <p role="alert">
        <Trans>The server does not respond. Your changes are stored on this device.</Trans>
      </p>
      <Button loading={isTrying} onClick={onTry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
