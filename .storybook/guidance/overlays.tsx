/** Guidance for components of the group Overlays. */
import { Avatar, Button, Key, Link, TextField } from '../../ui/index.ts'
import { DrawnList, DrawnPanel, DrawnTooltip } from './drawn-components.tsx'
import type { Guidance } from './guidance.ts'

const cancel = (
  <Button size="sm" variant="outline" color="neutral">
    Cancel
  </Button>
)

export const overlays: Readonly<Record<string, Guidance>> = {
  'alert-dialog': {
    use: 'Before an action that cannot be undone. It says what will happen, and to how many items.',
    instead:
      'An action that can be undone happens at once, with Undo in a Toast. Other questions are a Dialog.',
    synonyms: ['confirm', 'confirmation', 'warning', 'are you sure'],
    do: {
      text: 'Repeat the action and the number of items on the button.',
      show: (
        <DrawnPanel
          title="Delete 3 pages?"
          footer={
            <>
              {cancel}
              <Button size="sm" color="red">
                Delete 3 pages
              </Button>
            </>
          }
        >
          You cannot undo this.
        </DrawnPanel>
      ),
    },
    dont: {
      text: 'Do not ask a question that Yes and No answer.',
      show: (
        <DrawnPanel
          title="Are you sure?"
          footer={
            <>
              <Button size="sm">No</Button>
              <Button size="sm">Yes</Button>
            </>
          }
        />
      ),
    },
  },
  'command-palette': {
    use: 'All commands and pages of a tool, by typing, from anywhere.',
    instead: 'It is never the only way to a command. Visitors of a site use the Search dialog.',
    synonyms: ['spotlight', 'quick actions', 'ctrl k', 'launcher', 'cmdk'],
    do: {
      text: 'Name commands with the words that the screens use.',
      show: <DrawnList entries={['Create a page', 'Settings', 'Switch to dark theme']} current={0} />,
    },
    dont: {
      text: 'Do not use names of the code.',
      show: <DrawnList entries={['document.create', 'route:settings']} />,
    },
  },
  'context-menu': {
    use: 'A second way to the actions of a row, a file or a block, opened with the right mouse button.',
    instead: 'It is never the only way: the same actions are in a visible Menu.',
    synonyms: ['right click', 'popup menu', 'long press'],
    do: {
      text: 'Repeat the actions of the visible menu, in the same order.',
      show: <DrawnList entries={['Open', 'Rename', 'Move to trash']} />,
    },
    dont: {
      text: 'Do not add actions that exist only here.',
      show: <DrawnList entries={['Secret export']} />,
    },
  },
  dialog: {
    use: 'A short task or a question that users have to finish before they go on.',
    instead: 'A message is a Toast. Help is a Popover. A long form is a page of its own.',
    synonyms: ['modal', 'popup', 'lightbox', 'window'],
    do: {
      text: 'Ask in the title, and answer with the verb of the button.',
      show: (
        <DrawnPanel
          title="Publish this page?"
          footer={
            <>
              {cancel}
              <Button size="sm">Publish</Button>
            </>
          }
        >
          <TextField label="Note for the version history" />
        </DrawnPanel>
      ),
    },
    dont: {
      text: 'Do not interrupt users for a message without a question.',
      show: <DrawnPanel title="Success" footer={<Button size="sm">OK</Button>} />,
    },
  },
  drawer: {
    use: 'Details of one item, while the list stays visible beside it.',
    instead:
      'A question is a Dialog. A longer task is a page of its own. Two permanent parts are a Split pane.',
    synonyms: ['sheet', 'side panel', 'flyout', 'offcanvas', 'slide over'],
    do: {
      text: 'Show the details of the item that users selected.',
      show: (
        <DrawnPanel title="fern.jpg" isAtEnd>
          1200 × 800 px, 240 KB
        </DrawnPanel>
      ),
    },
    dont: {
      text: 'Do not ask a short question in it.',
      show: <DrawnPanel title="Delete?" isAtEnd footer={<Button size="sm">Delete</Button>} />,
    },
  },
  'hover-card': {
    use: 'A preview of the person or page behind a link: image, status, date.',
    instead: 'Information that users need is on the page. The name of a control is a Tooltip.',
    synonyms: ['link preview', 'profile card', 'popover on hover'],
    do: {
      text: 'Show facts that help users to decide whether to follow the link.',
      show: (
        <DrawnPanel>
          <div className="row">
            <Avatar name="Maria Tamm" decorative />
            Maria Tamm, editor, 120 pages
          </div>
        </DrawnPanel>
      ),
    },
    dont: {
      text: 'Do not repeat the text of the link.',
      show: <DrawnPanel>Maria Tamm</DrawnPanel>,
    },
  },
  'key-help': {
    use: 'All keyboard shortcuts of a screen by groups, opened with the question mark.',
    instead: 'One shortcut next to its action is a Key.',
    synonyms: ['shortcuts', 'hotkeys', 'keyboard shortcuts', 'cheat sheet'],
    do: {
      text: 'Name each action as its button does.',
      show: (
        <DrawnPanel title="Keyboard shortcuts">
          Search <Key>Ctrl+K</Key>
        </DrawnPanel>
      ),
    },
    dont: {
      text: 'Do not list keys without their action.',
      show: (
        <DrawnPanel title="Keys">
          <Key>Ctrl+K</Key> <Key>Ctrl+S</Key>
        </DrawnPanel>
      ),
    },
  },
  menu: {
    use: 'Three or more actions for one object, behind one button.',
    instead: 'One or two actions are Buttons. A value of a form is a Select. Page links are a Header.',
    synonyms: ['dropdown', 'overflow menu', 'kebab', 'actions menu', 'more'],
    do: {
      text: 'Put the dangerous action last.',
      show: <DrawnList entries={['Duplicate', 'Rename', 'Move to trash']} current={0} />,
    },
    dont: {
      text: 'Do not hide a single action in a menu.',
      show: <DrawnList entries={['Edit']} />,
    },
  },
  popover: {
    use: 'A few details or controls that belong to the button that opens it.',
    instead: 'A question that needs an answer is a Dialog. A list of actions is a Menu.',
    synonyms: ['toggletip', 'popup', 'flyout', 'info button', 'help'],
    do: {
      text: 'Keep it short, and about the button.',
      show: <DrawnPanel>Everyone with the link can read this page.</DrawnPanel>,
    },
    dont: {
      text: 'Do not put a whole form into it.',
      show: (
        <DrawnPanel title="Profile">
          <TextField label="Name" />
          <TextField label="Email" />
        </DrawnPanel>
      ),
    },
  },
  'search-dialog': {
    use: 'Search of a whole site from every page. Without script, a form opens the page of results.',
    instead: 'A search in the list on the screen is a Search field. Commands are in the Command palette.',
    synonyms: ['site search', 'docsearch', 'results', 'find'],
    do: {
      text: 'Show with each result where it is.',
      show: <DrawnList entries={['Install · Start', 'Install an update · Administration']} current={0} />,
    },
    dont: {
      text: 'Do not show results that look the same.',
      show: <DrawnList entries={['Install', 'Install']} />,
    },
  },
  'session-ended': {
    use: 'A session has ended while someone writes. Users sign in again here, and lose nothing.',
    instead: 'A page without unsaved text opens the sign-in page. Other questions are a Dialog.',
    synonyms: ['session expired', 'timeout', 'reauthenticate', 'sign in again'],
    do: {
      text: 'Say that the text is safe.',
      show: (
        <DrawnPanel title="Your session has ended" footer={<Button size="sm">Sign in</Button>}>
          Your changes are still here.
        </DrawnPanel>
      ),
    },
    dont: {
      text: 'Do not send users away from an unsaved text.',
      show: <DrawnPanel title="Signed out">You will be redirected.</DrawnPanel>,
    },
  },
  tooltip: {
    use: 'The name of a control that shows an icon only, or a short supplement to it.',
    instead: 'Information that users need is on the page. Longer help is a Popover.',
    synonyms: ['hint', 'title', 'hover text', 'label'],
    do: {
      text: 'Name the control in one or two words.',
      show: (
        <div className="row">
          <Button icon="close" variant="ghost" aria-label="Close" />
          <DrawnTooltip>Close</DrawnTooltip>
        </div>
      ),
    },
    dont: {
      text: 'Do not put links or instructions into it: touch users may not see it.',
      show: (
        <DrawnTooltip>
          Read the <Link href="#">guide</Link> before you close this page.
        </DrawnTooltip>
      ),
    },
  },
}
