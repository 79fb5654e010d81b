/** Guidance for components of the group Navigation. */
import {
  Footer,
  Header,
  LanguageSwitch,
  Link,
  SearchBox,
  SidebarTree,
  SideNavigation,
  Stepper,
  Tab,
  Tabs,
  ThemeSwitch,
} from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const home = { href: '#home', name: 'Acme' }
const docs = { label: 'Docs', href: '#docs' }

export const navigation: Readonly<Record<string, Guidance>> = {
  footer: {
    use: 'The end of every page: organisation, site links, languages and legal text.',
    instead: 'Links that visitors often need are in the Header.',
    synonyms: ['bottom', 'imprint', 'legal', 'sitemap'],
    do: {
      text: 'Group the links under short headings.',
      show: <Footer name="Acme" columns={[{ label: 'Product', links: [docs] }]} legal="© 2026 Acme" />,
    },
    dont: {
      text: 'Do not put the only link to an important page here.',
      show: (
        <Footer name="Acme" columns={[{ label: 'Misc', links: [{ label: 'Sign in', href: '#sign-in' }] }]} />
      ),
    },
  },
  header: {
    use: 'The start of every page: name, up to seven links, search, languages and theme.',
    instead: 'Links inside a part of the site are a Sidebar tree. A tool uses Side navigation.',
    synonyms: ['navbar', 'app bar', 'top bar', 'main menu', 'masthead'],
    do: {
      text: 'Use one word for each link, and mark the current part.',
      show: (
        <Header
          home={home}
          navigation={[
            { ...docs, current: true },
            { label: 'Blog', href: '#blog' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not use sentences as links.',
      show: (
        <Header
          home={home}
          navigation={[{ label: 'Learn everything about us', href: '#learn-everything-about-us' }]}
        />
      ),
    },
  },
  'language-switch': {
    use: 'A page that exists in several languages. Each link opens the same page.',
    instead: 'A language in a form is a Select. Other links of the page are in the Header.',
    synonyms: ['locale', 'i18n', 'translation', 'language picker'],
    do: {
      text: 'Write each language in its own language.',
      show: (
        <LanguageSwitch
          current="en"
          languages={[
            { code: 'en', name: 'English', short: 'EN', href: '#english' },
            { code: 'et', name: 'Eesti', short: 'ET', href: '#eesti' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not use flags: a flag is a country.',
      show: (
        <LanguageSwitch
          current="en"
          languages={[
            { code: 'en', name: 'Britain', short: '🇬🇧', href: '#britain' },
            { code: 'et', name: 'Estonia', short: '🇪🇪', href: '#estonia' },
          ]}
        />
      ),
    },
  },
  link: {
    use: 'Text that opens another page or another place on the page.',
    instead: 'An action on this page is a Button. A whole tile that opens a page is a Card.',
    synonyms: ['anchor', 'hyperlink', 'url'],
    do: {
      text: 'Name the target, so that the link makes sense alone.',
      show: (
        <p>
          Read the <Link href="#">installation guide</Link>.
        </p>
      ),
    },
    dont: {
      text: 'Do not write “here” or “more”.',
      show: (
        <p>
          For the guide click <Link href="#">here</Link>.
        </p>
      ),
    },
  },
  'search-box': {
    use: 'The search form in the header of a site. It opens the Search dialog.',
    instead: 'A search in the list on the screen is a Search field.',
    synonyms: ['site search', 'search input', 'magnifier'],
    do: {
      text: 'Use one for the whole site.',
      show: <SearchBox action="/search" />,
    },
    dont: {
      text: 'Do not use it to filter a table.',
      show: (
        <div className="stack">
          Orders
          <SearchBox action="/orders" />
        </div>
      ),
    },
  },
  'side-navigation': {
    use: 'The screens of a tool, always in the same place.',
    instead: 'Pages of a manual are a Sidebar tree. Views of one screen are Tabs. A site uses a Header.',
    synonyms: ['sidebar', 'rail', 'drawer menu', 'admin menu'],
    do: {
      text: 'Group the screens, and use one or two words for each.',
      show: (
        <SideNavigation
          label="Admin"
          home={{ ...home, mark: 'A' }}
          groups={[
            {
              label: 'Content',
              links: [
                { label: 'Pages', href: '#pages', icon: 'document', current: true },
                { label: 'Media', href: '#media', icon: 'image' },
              ],
            },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not put actions into it.',
      show: (
        <SideNavigation
          label="Admin"
          home={{ ...home, mark: 'A' }}
          groups={[{ label: 'Actions', links: [{ label: 'Save', href: '#save', icon: 'check' }] }]}
        />
      ),
    },
  },
  'sidebar-tree': {
    use: 'The pages of a manual, in groups that open. The current page is marked.',
    instead: 'Fewer than six pages are a list of Links. Items that users move are a Tree.',
    synonyms: ['docs navigation', 'sidebar', 'tree navigation'],
    do: {
      text: 'Name groups after tasks.',
      show: (
        <SidebarTree
          label="Documentation"
          entries={[{ label: 'Start', entries: [{ label: 'Install', href: '#install', current: true }] }]}
        />
      ),
    },
    dont: {
      text: 'Do not make groups of one page, several levels deep.',
      show: (
        <SidebarTree
          label="Documentation"
          entries={[
            { label: 'A', entries: [{ label: 'B', entries: [{ label: 'C', href: '#c', current: true }] }] },
          ]}
        />
      ),
    },
  },
  stepper: {
    use: 'A task of three to six screens, one after the other: an import, a setup.',
    instead: 'Instructions in a text are Steps. Tasks in any order are a Checklist.',
    synonyms: ['wizard', 'progress steps', 'multi step form'],
    do: {
      text: 'Name what users do on each screen.',
      show: (
        <Stepper
          current={1}
          steps={[{ label: 'Upload', href: '#upload' }, { label: 'Check' }, { label: 'Import' }]}
        />
      ),
    },
    dont: {
      text: 'Do not number the steps again in their names.',
      show: <Stepper current={0} steps={[{ label: 'Step 1' }, { label: 'Step 2' }, { label: 'Step 3' }]} />,
    },
  },
  tabs: {
    use: 'Variants of the same content, of which each reader needs one: by tool or by language.',
    instead: 'Sections that readers need together are Headings. Views of data are a Segmented control.',
    synonyms: ['tab panel', 'tab list', 'switcher'],
    do: {
      text: 'Use short, parallel labels.',
      show: (
        <Tabs label="Light">
          <Tab label="Sun">
            <p>Expose for 14 minutes.</p>
          </Tab>
          <Tab label="UV lamp">
            <p>Expose for 20 minutes.</p>
          </Tab>
        </Tabs>
      ),
    },
    dont: {
      text: 'Do not split steps that follow each other.',
      show: (
        <Tabs label="Steps">
          <Tab label="First">
            <p>Mix both solutions.</p>
          </Tab>
          <Tab label="Then">
            <p>Coat the paper.</p>
          </Tab>
        </Tabs>
      ),
    },
  },
  'theme-switch': {
    use: 'The choice between the light theme, the dark theme and the setting of the system.',
    instead: 'It is not a Switch, because it has three options. Other settings are a Radio group.',
    synonyms: ['dark mode', 'color scheme', 'appearance'],
    do: {
      text: 'Put it where visitors look for settings: at the end of the header.',
      show: <ThemeSwitch />,
    },
    dont: {
      text: 'Do not repeat it in every section.',
      show: (
        <div className="row">
          <ThemeSwitch />
          <ThemeSwitch />
        </div>
      ),
    },
  },
}
