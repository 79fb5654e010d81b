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
  ar: 'صور ترسمها الشمس',
}

/** Each size on a narrow and on a wide screen. */
export const Sizes: Story = {
  render: () => (
    <div className="stack">
      {Object.entries(typeSizes)
        .reverse()
        .map(([name, [narrow, wide]]) => (
          <div key={name} className="color-sample">
            <span>
              {name}: {narrow === wide ? narrow : `${narrow} to ${wide}`} px
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

/** Four languages in four typefaces. Text in the third script uses a system font. */
export const Faces: Story = {
  render: () => (
    <div className="stack">
      {(['display', 'serif', 'sans', 'mono'] as const).map((face) => (
        <div key={face} className="stack">
          <h2>{face}</h2>
          {Object.entries(specimens).map(([lang, text]) => (
            <p
              key={lang}
              lang={lang}
              dir={lang === 'ar' ? 'rtl' : 'ltr'}
              style={{ fontSize: 'var(--type-xl)', fontFamily: `var(--font-${face})` }}
            >
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  ),
}

const columns = {
  en: 'Lay the leaf on the paper, glass over both, and carry them into the sun. After ten minutes the paper has turned the colour of bronze; after a rinse it is blue, and stays so for longer than the leaf.',
  et: 'Aseta leht paberile, klaas mõlema peale, ja vii need päikese kätte. Kümne minuti pärast on paber pronksikarva; pärast loputamist on see sinine ja jääb siniseks kauemaks kui leht ise.',
  el: 'Βάλτε το φύλλο πάνω στο χαρτί, ένα τζάμι πάνω και στα δύο, και βγάλτε τα στον ήλιο. Σε δέκα λεπτά το χαρτί παίρνει το χρώμα του μπρούντζου· μετά το ξέπλυμα είναι μπλε, και μένει μπλε περισσότερο απ’ όσο ζει το φύλλο.',
  ar: 'ضع الورقة على الورق، وفوقهما لوحًا من الزجاج، ثم احملهما إلى الشمس. بعد عشر دقائق يصير الورق بلون البرونز، وبعد الشطف يصبح أزرق.',
}

/** Long text: Literata, 60 to 70 characters per line, with the same care for each script. */
export const Reading: Story = {
  render: () => (
    <div className="stack">
      {Object.entries(columns).map(([lang, text]) => (
        <p key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} className="reading">
          {text}
        </p>
      ))}
    </div>
  ),
}
