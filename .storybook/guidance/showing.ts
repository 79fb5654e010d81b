/** Guidance for display components in tools, and what to use instead. */
import type { Guidance } from './guidance-of-one.ts'

export const guidanceOfShowing: Readonly<Record<string, Guidance>> = {
  chart: {
    use: 'How something went over time (a line), or how a few things compare (bars): the shape of it says more than the figures.',
    instead: 'One figure is a Stat. More than four series, or figures that are looked up, are a Table.',
  },
  checklist: {
    use: 'What is worth doing first, where a tool is still empty; it is put away once all is done.',
    instead: 'Steps that follow each other are a Stepper. Things to tick in a form are Checkboxes.',
  },
  'diff-view': {
    use: 'What changed between two versions of a text, of the blocks of a document, or of the fields of a form.',
    instead:
      'Lines of code are a Code block, whose language is diff. That something changed at all is a Status pill.',
  },
  'log-list': {
    use: 'What a server or people did, line by line, the latest first, while more is coming.',
    instead:
      'The story of one thing is a Timeline. Rows that are compared, sorted or selected are a Data table.',
  },
  'page-header': {
    use: 'The top of a screen of a tool: its title, how things stand, and what can be done with all of it.',
    instead: 'A page that is read begins with a Hero or a heading. What concerns one row stands in that row.',
  },
  'side-navigation': {
    use: 'The ways through a tool with more than a few screens, always in the same place.',
    instead: 'Pages of a text are a Sidebar tree. Views of one screen are Tabs.',
  },
  stepper: {
    use: 'A task in three to six steps, one after the other: bringing something in, setting something up.',
    instead: 'Instructions in a text are Steps. What can be done in any order is a Checklist.',
  },
}
