/** Guidance for components that show data and people. */

import fern from '../../ui/components/figure/sample-fern.svg?no-inline'
import {
  Avatar,
  Chart,
  Definition,
  DefinitionList,
  DiffView,
  FileTree,
  Link,
  LogList,
  MediaTile,
  Presence,
  RelativeTime,
  Stat,
  Stats,
  Table,
  Timeline,
  TimelineEntry,
} from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

export const data: Readonly<Record<string, Guidance>> = {
  avatar: {
    use: 'A person, with an image or with initials.',
    instead: 'The status of a person is a Badge. Several people in one document are Presence.',
    synonyms: ['profile picture', 'user image', 'initials', 'face'],
    do: {
      text: 'Show the name beside it where there is room.',
      show: (
        <div className="row">
          <Avatar name="Maria Tamm" decorative /> Maria Tamm
        </div>
      ),
    },
    dont: {
      text: 'Do not use it for things.',
      show: <Avatar name="Settings" />,
    },
  },
  chart: {
    use: 'A value over time as a line, or a few values to compare as bars.',
    instead: 'One value is a Stat. Values that users look up are a Table.',
    synonyms: ['graph', 'line chart', 'bar chart', 'sparkline', 'plot'],
    do: {
      text: 'Show a development with enough points to see it.',
      show: (
        <Chart
          label="Visits"
          places={['Mon', 'Tue', 'Wed', 'Thu']}
          series={[{ label: 'Visits', values: [120, 180, 160, 210] }]}
        />
      ),
    },
    dont: {
      text: 'Do not draw a single value.',
      show: (
        <Chart label="Visits" kind="bar" places={['Mon']} series={[{ label: 'Visits', values: [120] }]} />
      ),
    },
  },
  'definition-list': {
    use: 'Names and their values: facts about a work, terms and their meaning.',
    instead: 'More than two columns are a Table. Questions and answers are a Disclosure.',
    synonyms: ['description list', 'key value', 'metadata', 'glossary'],
    do: {
      text: 'Use short terms.',
      show: (
        <DefinitionList>
          <Definition term="Size">24 × 30 cm</Definition>
          <Definition term="Exposure">14 minutes</Definition>
        </DefinitionList>
      ),
    },
    dont: {
      text: 'Do not write paragraphs as terms.',
      show: (
        <DefinitionList>
          <Definition term="How large the finished print is when it is dry">24 × 30 cm</Definition>
        </DefinitionList>
      ),
    },
  },
  'diff-view': {
    use: 'Changes between two versions of a text or of the fields of a form.',
    instead: 'Changed lines of code are a Code block. The status alone is a Status pill.',
    synonyms: ['compare', 'changes', 'version', 'track changes'],
    do: {
      text: 'Name both versions.',
      show: (
        <DiffView
          label="Summary"
          layout="within"
          before="Expose for ten minutes."
          after="Expose for fourteen minutes."
          beforeLabel="Published"
          afterLabel="Draft"
        />
      ),
    },
    dont: {
      text: 'Do not compare texts that have nothing in common.',
      show: <DiffView label="Summary" layout="within" before="Welcome." after="Opening hours" />,
    },
  },
  'file-tree': {
    use: 'Files in their folders, to read, with a comment on the important ones.',
    instead: 'Items to select or to move are a Tree. Pages are a Sidebar tree.',
    synonyms: ['folder structure', 'directory', 'project structure'],
    do: {
      text: 'Show only the files that the text mentions.',
      show: (
        <FileTree>
          <ul>
            <li>
              src/
              <ul>
                <li>
                  <strong>main.tsx</strong> starts the app
                </li>
              </ul>
            </li>
          </ul>
        </FileTree>
      ),
    },
    dont: {
      text: 'Do not list navigation links.',
      show: (
        <FileTree>
          <ul>
            <li>
              <Link href="#">Home</Link>
            </li>
          </ul>
        </FileTree>
      ),
    },
  },
  'log-list': {
    use: 'Events of a server or of users, line by line, the latest first.',
    instead: 'The history of one thing is a Timeline. Rows to sort or select are a Data table.',
    synonyms: ['audit log', 'activity', 'console', 'events', 'server log'],
    do: {
      text: 'Say what happened in the past tense.',
      show: (
        <LogList
          label="Server log"
          entries={[{ id: '1', at: '2026-11-20T12:30:00Z', level: 'error', message: 'Disk full' }]}
        />
      ),
    },
    dont: {
      text: 'Do not show codes without words.',
      show: (
        <LogList
          label="Server log"
          entries={[{ id: '1', at: '2026-11-20T12:30:00Z', level: 'error', message: 'ENOSPC' }]}
        />
      ),
    },
  },
  'media-tile': {
    use: 'A file in the grid of a media library.',
    instead: 'An image in a text is a Figure. Files to compare by size or date are a Data table.',
    synonyms: ['thumbnail', 'asset', 'file card', 'image tile'],
    do: {
      text: 'Show the file name, because images can look alike.',
      show: <MediaTile kind="image" name="fern-at-noon.jpg" src={fern} bytes={240_000} />,
    },
    dont: {
      text: 'Do not use names that say nothing.',
      show: <MediaTile kind="image" name="IMG_0001.jpg" src={fern} bytes={240_000} lacksText />,
    },
  },
  presence: {
    use: 'Users who have the same document open.',
    instead: 'One person is an Avatar. Who changed what is a Log list.',
    synonyms: ['collaborators', 'online users', 'avatar group', 'who is here'],
    do: {
      text: 'Say what each user is doing.',
      show: (
        <Presence
          users={[
            { id: '1', name: 'Maria Tamm', doing: 'Editing the summary' },
            { id: '2', name: 'Nikos Pappas' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not show users who left.',
      show: <Presence users={[{ id: '1', name: 'Maria Tamm', doing: 'Left yesterday' }]} />,
    },
  },
  'relative-time': {
    use: 'How long ago something happened, in lists, histories and comments.',
    instead: 'A date that users quote or plan is a full date. A history is a Timeline.',
    synonyms: ['time ago', 'timestamp', 'last updated', 'since'],
    do: {
      text: 'Use it for recent events.',
      show: (
        <p>
          Updated <RelativeTime instant="2026-11-20T12:30:00Z" now="2026-11-20T12:45:00Z" />
        </p>
      ),
    },
    dont: {
      text: 'Do not use it for appointments: users need the date.',
      show: (
        <p>
          The exhibition opens <RelativeTime instant="2026-12-20T12:30:00Z" now="2026-11-20T12:45:00Z" />
        </p>
      ),
    },
  },
  stat: {
    use: 'One number that means something by itself, with its unit.',
    instead: 'Numbers to compare are a Table. A development is a Chart.',
    synonyms: ['metric', 'kpi', 'number', 'figure', 'counter'],
    do: {
      text: 'Say what the number counts.',
      show: (
        <Stats>
          <Stat label="Pages published" value="1,284" note="12 more than last week" />
        </Stats>
      ),
    },
    dont: {
      text: 'Do not show a number without a meaning.',
      show: (
        <Stats>
          <Stat label="Score" value="87" />
        </Stats>
      ),
    },
  },
  table: {
    use: 'Values to compare along rows and columns, to read.',
    instead: 'Names and values alone are a Definition list. Rows to sort or select are a Data table.',
    synonyms: ['grid', 'rows and columns', 'spreadsheet'],
    do: {
      text: 'Give each column a heading.',
      show: (
        <Table>
          <thead>
            <tr>
              <th scope="col">Light</th>
              <th scope="col">Minutes</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Sun</th>
              <td>14</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
    dont: {
      text: 'Do not use it for layout.',
      show: (
        <Table>
          <tbody>
            <tr>
              <td>A text on the left</td>
              <td>An image on the right</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
  },
  timeline: {
    use: 'Events in the order of their dates.',
    instead: 'Tasks in an order are Steps. Events of a server are a Log list.',
    synonyms: ['history', 'milestones', 'changelog', 'roadmap'],
    do: {
      text: 'Put the date beside what happened.',
      show: (
        <Timeline>
          <TimelineEntry at="March 2025" title="First release" />
          <TimelineEntry at="November 2026" title="Version 2" current />
        </Timeline>
      ),
    },
    dont: {
      text: 'Do not use it for entries without a date.',
      show: (
        <Timeline>
          <TimelineEntry at="Tip" title="Work away from daylight" />
        </Timeline>
      ),
    },
  },
}
