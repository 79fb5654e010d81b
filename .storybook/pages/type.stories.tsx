import type { Meta, StoryObj } from '@storybook/react-vite'
import { typeSizes } from '../../ui/tokens/index.ts'

const meta = {
  title: 'Cyanotype/Type',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const specimens = {
  en: 'Pictures that the sun makes',
  et: 'Pildid, mille päike ise teeb',
  el: 'Εικόνες που φτιάχνει ο ήλιος',
}

/** Each size from a narrow to a wide screen. */
export const Sizes: Story = {
  render: () => (
    <div className="stack">
      {Object.entries(typeSizes)
        .reverse()
        .map(([name, [narrow, wide]]) => (
          <div key={name} className="plate">
            <span>
              {name}: {narrow} to {wide} px
            </span>
            <span
              className="specimen"
              style={{
                fontSize: `var(--type-${name})`,
                fontFamily: 'var(--font-display)',
                fontWeight: 'var(--weight-display)',
              }}
            >
              {specimens.en}
            </span>
          </div>
        ))}
    </div>
  ),
}

/** Three languages in three faces. */
export const Faces: Story = {
  render: () => (
    <div className="stack">
      {(['display', 'serif', 'sans', 'mono'] as const).map((face) => (
        <div key={face} className="stack">
          <h2>{face}</h2>
          {Object.entries(specimens).map(([lang, words]) => (
            <p
              key={lang}
              lang={lang}
              style={{ fontSize: 'var(--type-xl)', fontFamily: `var(--font-${face})` }}
            >
              {words}
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
}
