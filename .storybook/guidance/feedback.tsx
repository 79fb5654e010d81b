/** Guidance for components of the group Feedback. */
import { useId } from 'react'
import type { FeedbackProps } from '../../ui/index.ts'
import {
  Badge,
  Banner,
  Button,
  Checklist,
  EmptyState,
  ErrorState,
  Feedback,
  Progress,
  SavingState,
  Skeleton,
  Spinner,
  StatusPill,
  TranslationState,
} from '../../ui/index.ts'
import { Announced, DrawnPanel } from './drawn-components.tsx'
import type { Guidance } from './guidance.ts'

type FeedbackSampleProps = Pick<FeedbackProps, 'label' | 'commentLabel'>

const FeedbackSample = (props: FeedbackSampleProps) => (
  <Feedback
    action="#sent"
    sentId={useId()}
    yes="Yes"
    no="No"
    send="Send"
    thanks="Thank you for your feedback."
    {...props}
  />
)

export const feedback: Readonly<Record<string, Guidance>> = {
  badge: {
    use: 'One or two words about the kind or the state of the item beside it.',
    instead: 'The status of a document is a Status pill. An action is a Button.',
    synonyms: ['tag', 'label', 'chip', 'pill', 'counter'],
    do: {
      text: 'Let the word say it. The colour only supports it.',
      show: <Badge tone="green">New</Badge>,
    },
    dont: {
      text: 'Do not rely on colour alone.',
      show: (
        <Badge tone="red" dot>
          1
        </Badge>
      ),
    },
  },
  banner: {
    use: 'One notice for every page, such as maintenance. Show one at a time.',
    instead: 'A notice for one page is a Callout. The result of an action is a Toast.',
    synonyms: ['announcement', 'notice', 'alert bar', 'site message'],
    do: {
      text: 'Say what happens and when, in one sentence.',
      show: <Banner dismissalKey="example">Sign-in is unavailable on Sunday from 6 to 7.</Banner>,
    },
    dont: {
      text: 'Do not use it for advertising.',
      show: <Banner>Wow! Great new things are coming soon!</Banner>,
    },
  },
  checklist: {
    use: 'The first tasks in a tool that is still empty. It disappears when all are done.',
    instead: 'Screens in a fixed order are a Stepper. Options of a form are a Checkbox group.',
    synonyms: ['onboarding', 'getting started', 'tasks', 'setup'],
    do: {
      text: 'Write tasks that users can finish in minutes.',
      show: (
        <Checklist
          title="Get started"
          items={[
            { label: 'Create an account', done: true },
            { label: 'Invite your team', done: false, href: '#invite-your-team' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not list what never ends.',
      show: <Checklist title="To do" items={[{ label: 'Write good content', done: false }]} />,
    },
  },
  'empty-state': {
    use: 'A list without items, or a search without results: why it is empty, and what to do.',
    instead: 'While data loads, use a Skeleton. If loading failed, use an Error state.',
    synonyms: ['no data', 'no results', 'blank slate', 'zero state'],
    do: {
      text: 'Offer the next action.',
      show: (
        <EmptyState title="No images yet" icon="image" action={<Button size="sm">Upload images</Button>}>
          Images that you upload appear here.
        </EmptyState>
      ),
    },
    dont: {
      text: 'Do not only state that nothing is there.',
      show: <EmptyState title="No data" />,
    },
  },
  'error-state': {
    use: 'A page or a part of it that failed: what happened, what is safe, and what to do.',
    instead: 'A rejected value is an error at its Field, and in the Error summary.',
    synonyms: ['404', '500', 'not found', 'crash', 'error page'],
    do: {
      text: 'Say what happened and where to go.',
      show: (
        <ErrorState
          status={404}
          title="Page not found"
          description="The page was moved or deleted."
          homeHref="#"
        />
      ),
    },
    dont: {
      text: 'Do not show technical details without help.',
      show: <ErrorState title="Unhandled exception" description="TypeError at 0x4f2a" />,
    },
  },
  'live-region': {
    use: 'A change that only sighted users notice, such as a number of results.',
    instead: 'Toast and Error summary announce themselves.',
    synonyms: ['aria live', 'announcement', 'status message', 'screen reader'],
    do: {
      text: 'Announce the result in a few words.',
      show: <Announced>12 results</Announced>,
    },
    dont: {
      text: 'Do not announce every keystroke.',
      show: <Announced>You typed a, you typed b</Announced>,
    },
  },
  feedback: {
    use: 'At the end of a documentation page: was it helpful, and what is missing.',
    instead: 'A message that needs an answer is a form with a name and an e-mail address.',
    synonyms: ['rating', 'survey', 'helpful', 'thumbs up'],
    do: {
      text: 'Ask one question, and make the comment optional.',
      show: <FeedbackSample label="Was this page helpful?" commentLabel="What can we improve?" />,
    },
    dont: {
      text: 'Do not ask for a score that changes nothing.',
      show: <FeedbackSample label="Rate this page from 1 to 10" commentLabel="Explain your score" />,
    },
  },
  progress: {
    use: 'A task of more than a few seconds whose progress is known, such as an upload.',
    instead: 'A change of page is a Progress bar. If the progress is not known, use a Spinner.',
    synonyms: ['upload progress', 'percent', 'meter', 'loading bar'],
    do: {
      text: 'Name the task.',
      show: <Progress label="Uploading fern.jpg" value={0.4} />,
    },
    dont: {
      text: 'Do not show progress that is not measured.',
      show: <Progress label="Please wait" value={0.99} />,
    },
  },
  'progress-bar': {
    use: 'The next page is loading. The bar appears at the top after 200 ms.',
    instead: 'A task with known progress is a Progress. A part of a page is a Skeleton.',
    synonyms: ['nprogress', 'page loader', 'top loader', 'route change'],
    do: {
      text: 'Show one at the top of the page.',
      show: <div className="drawn-progress-bar" />,
    },
    dont: {
      text: 'Do not show several at once.',
      show: (
        <div className="stack">
          <div className="drawn-progress-bar" />
          <div className="drawn-progress-bar" />
        </div>
      ),
    },
  },
  'saving-state': {
    use: 'Whether changes are saved, beside a text that saves itself.',
    instead: 'The result of a Save button is a Toast.',
    synonyms: ['autosave', 'saved', 'unsaved changes', 'sync status'],
    do: {
      text: 'Offer to try again when saving failed.',
      show: <SavingState state="failed" onRetry={() => undefined} />,
    },
    dont: {
      text: 'Do not leave users without a way to save.',
      show: <SavingState state="failed" />,
    },
  },
  skeleton: {
    use: 'The shape of content that takes longer than a moment to load, in its final size.',
    instead: 'Something small without a shape is a Spinner.',
    synonyms: ['placeholder', 'loading', 'shimmer', 'ghost'],
    do: {
      text: 'Draw what will appear.',
      show: (
        <div className="stack">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
        </div>
      ),
    },
    dont: {
      text: 'Do not draw other shapes: the page then moves.',
      show: <Skeleton shape="picture" />,
    },
  },
  spinner: {
    use: 'A small part that is loading, and whose result has no shape yet.',
    instead: 'A part of a page is a Skeleton. A Button shows its own.',
    synonyms: ['loader', 'loading', 'busy', 'throbber'],
    do: {
      text: 'Say what is loading.',
      show: (
        <div className="row">
          <Spinner /> Loading comments
        </div>
      ),
    },
    dont: {
      text: 'Do not fill a page with spinners.',
      show: (
        <div className="row">
          <Spinner />
          <Spinner />
          <Spinner />
        </div>
      ),
    },
  },
  'status-pill': {
    use: 'The status of a document, in a list or in its editor.',
    instead: 'The status of all languages is a Translation state. Other words are a Badge.',
    synonyms: ['state', 'published', 'draft', 'workflow'],
    do: {
      text: 'Use the words of the workflow.',
      show: <StatusPill status="published" />,
    },
    dont: {
      text: 'Do not invent other words for a status.',
      show: <StatusPill status="published">All good</StatusPill>,
    },
  },
  toast: {
    use: 'The result of an action: it worked, or it continues. The message closes itself.',
    instead: 'An error that users must fix is in the Error summary. A question is a Dialog.',
    synonyms: ['notification', 'snackbar', 'alert', 'message', 'undo'],
    do: {
      text: 'Say what happened, and offer to undo it.',
      show: (
        <DrawnPanel
          footer={
            <Button size="sm" variant="ghost">
              Undo
            </Button>
          }
        >
          3 pages are in the trash
        </DrawnPanel>
      ),
    },
    dont: {
      text: 'Do not show an error that disappears.',
      show: <DrawnPanel>The form has 3 errors</DrawnPanel>,
    },
  },
  'translation-state': {
    use: 'The status of a document in each of its languages, in a row of a list.',
    instead: 'One language has room for a word: use a Status pill.',
    synonyms: ['locale status', 'translation progress', 'languages'],
    do: {
      text: 'Show all languages of the site in the same order.',
      show: (
        <TranslationState
          languages={[
            { code: 'en', name: 'English', status: 'published' },
            { code: 'et', name: 'Estonian', status: 'outdated' },
            { code: 'el', name: 'Greek', status: 'missing' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not leave out languages without a translation.',
      show: <TranslationState languages={[{ code: 'en', name: 'English', status: 'published' }]} />,
    },
  },
}
